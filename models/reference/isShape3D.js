import { isShape3D, makeBaseBox, sketchRectangle } from "replicad";

export const about = {
  title: "Which of two shapes is a body",
  description:
    "A box, which is a body, and a flat face beside it, which is none.",
  camera: { elevation: 35 },
};

export default function main() {
  const box = makeBaseBox(16, 16, 10);
  const face = sketchRectangle(16, 16, { origin: [24, 0, 0] }).face();
  console.log("the box is a body", isShape3D(box));
  console.log("the face is a body", isShape3D(face));

  return [
    { shape: box, name: "box" },
    { shape: face, name: "face", color: "#e0a458" },
  ];
}
