import { draw } from "replicad";

export const about = {
  title: "Only the right angles",
  description: "The same outline: only the corners of 90 degrees are rounded.",
};

function drawPlate() {
  return draw().hLine(50).vLine(20).line(-18, 20).hLine(-32).close();
}

export default function main() {
  return drawPlate().fillet(4, (corner) => corner.ofAngle(90));
}
