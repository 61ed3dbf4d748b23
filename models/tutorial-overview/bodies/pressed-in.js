import { makeBaseBox, makeSphere } from "replicad";

export const about = {
  title: "A mould pressed by a part",
  description: "A block with the print of a ball and, above it, the ball.",
};

export default function main() {
  const ball = makeSphere(14).translateZ(22);
  const mould = makeBaseBox(40, 40, 20).cut(ball);
  return [
    { shape: mould, name: "mould", color: "#5b93ad" },
    { shape: ball.translateZ(14), name: "ball", color: "#e0a458" },
  ];
}
