import { draw } from "replicad";

export const about = {
  title: "Whether an outline is closed",
  description: "Two lines of a triangle: its outline is open.",
};

export default function main() {
  const { blueprint } = draw().hLine(20).line(-10, 14).done();
  console.log("closed", blueprint.isClosed());
  return blueprint;
}
