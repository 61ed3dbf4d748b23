import { makeSphere } from "replicad";

export const about = {
  title: "The surface of a ball",
  description: "A ball: the surface of its one face is of the kind SPHERE.",
};

export default function main() {
  const ball = makeSphere(10);
  const { surface } = ball.faces[0];
  console.log("kind", surface.surfaceType);
  return ball;
}
