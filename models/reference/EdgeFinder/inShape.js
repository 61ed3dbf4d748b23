import { makeBaseBox, makeSphere } from "replicad";

export const about = {
  title: "Edges that touch a shape",
  description:
    "Highlighted: the three edges of a box that reach into the ball around its corner, drawn faintly.",
};

export default function main() {
  const ball = makeSphere(7).translate(15, -10, 12);
  return [
    {
      shape: makeBaseBox(30, 20, 12),
      name: "block",
      highlightEdge: (e) => e.inShape(ball),
    },
    { shape: ball, name: "ball", color: "#9aa5b1", opacity: 0.25 },
  ];
}
