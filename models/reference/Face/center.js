import { draw, makeSphere } from "replicad";

export const about = {
  title: "The centre of a face",
  description:
    "A flat triangle and a ball at the centre of its area, a third of the way up.",
};

export default function main() {
  const face = draw().hLine(30).vLine(24).close().sketchOnPlane("XY").face();
  console.log("centre", face.center.toTuple(), "mm");
  return [
    { shape: face, name: "face" },
    {
      shape: makeSphere(1).translate(face.center),
      name: "centre",
      color: "#e0a458",
    },
  ];
}
