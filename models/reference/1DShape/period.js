import { makeCircle } from "replicad";

export const about = {
  title: "An edge that repeats",
  description: "A circle: its parameter repeats after a full turn, 2π.",
};

export default function main() {
  const circle = makeCircle(10);
  console.log("repeats", circle.isPeriodic);
  console.log("after", circle.period, "rad");
  return circle;
}
