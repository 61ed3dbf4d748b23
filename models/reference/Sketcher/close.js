import { Sketcher } from "replicad";

export const about = {
  title: "A sketch closed with a line",
  description: "A flat triangle in space: its third side closes the outline.",
};

export default function main() {
  return new Sketcher("XY").hLine(30).line(-15, 20).close();
}
