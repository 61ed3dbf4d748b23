import { draw } from "replicad";

export const about = {
  title: "Which way round an outline runs",
  description:
    "A triangle drawn to the right first, and then up: it runs counter-clockwise.",
};

export default function main() {
  const { blueprint } = draw().hLine(20).line(-10, 14).close();
  console.log("runs", blueprint.orientation);
  return blueprint;
}
