import { makeSphere } from "replicad";

export const about = {
  title: "The goal: a lens",
  description:
    "A lens 30 mm thick: what two balls of radius 40 mm have in common.",
};

export default function main() {
  const upper = makeSphere(40).translateZ(25);
  const lower = makeSphere(40).translateZ(-25);

  return upper.intersect(lower);
}
