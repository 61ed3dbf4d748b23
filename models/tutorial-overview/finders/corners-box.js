import { draw } from "replicad";

export const about = {
  title: "The corners in a box",
  description: "The same outline: the two corners on the right are rounded.",
};

function drawPlate() {
  return draw().hLine(50).vLine(20).line(-18, 20).hLine(-32).close();
}

export default function main() {
  return drawPlate().fillet(4, (corner) => corner.inBox([40, -5], [60, 25]));
}
