import { draw } from "replicad";

export const about = {
  title: "The drawing",
  description: "The same line, closed on the left: the outline of a tag.",
};

export default function main() {
  return draw([-20, -15]).hLine(40).tangentArc(0, 30).hLine(-40).close();
}
