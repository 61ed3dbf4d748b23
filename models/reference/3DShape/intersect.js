import { makeBaseBox, makeSphere } from "replicad";

export const about = {
  title: "What two bodies share",
  description:
    "A cube with round corners: the space that a cube and a ball, both drawn faintly, have in common.",
};

export default function main() {
  const cube = makeBaseBox(24, 24, 24).translateZ(-12);
  const ball = makeSphere(16);
  return [
    { shape: cube.intersect(ball), name: "shared" },
    { shape: ball, name: "ball", color: "#9aa5b1", opacity: 0.2 },
    { shape: cube, name: "cube", color: "#9aa5b1", opacity: 0.2 },
  ];
}
