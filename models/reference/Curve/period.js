import { makeCircle } from "replicad";

export const about = {
  title: "A curve that repeats",
  description: "A circle: its curve repeats after a full turn, 2π.",
};

export default function main() {
  const circle = makeCircle(10);
  console.log("repeats", circle.curve.isPeriodic);
  console.log("after", circle.curve.period, "rad");
  return circle;
}
