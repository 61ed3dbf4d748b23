import { draw } from "replicad";

export const about = {
  title: "The pen",
  description:
    "An open line: to the right, around a half circle, and back to the left.",
};

export default function main() {
  return draw([-20, -15]).hLine(40).tangentArc(0, 30).hLine(-40).done();
}
