import { makeBaseBox, makeSphere } from "replicad";

export const about = {
  title: "Faces that touch a shape",
  description:
    "Highlighted: the two faces of a box that reach into the ball on its edge, drawn faintly.",
};

export default function main() {
  const ball = makeSphere(5).translate(0, -10, 12);
  return [
    {
      shape: makeBaseBox(30, 20, 12),
      name: "block",
      highlightFace: (f) => f.inShape(ball),
    },
    { shape: ball, name: "ball", color: "#9aa5b1", opacity: 0.25 },
  ];
}
