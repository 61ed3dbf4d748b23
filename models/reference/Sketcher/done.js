import { Sketcher } from "replicad";

export const about = {
  title: "A sketch left open",
  description: "Two lines in space that end where the pen is.",
};

export default function main() {
  return new Sketcher("XZ").hLine(30).line(-15, 20).done();
}
