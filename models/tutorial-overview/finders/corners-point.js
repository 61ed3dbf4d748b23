import { draw } from "replicad";

export const about = {
  title: "The corner at a point",
  description: "The same outline: only the corner at (0, 40) is rounded.",
};

function drawPlate() {
  return draw().hLine(50).vLine(20).line(-18, 20).hLine(-32).close();
}

export default function main() {
  return drawPlate().fillet(4, (corner) => corner.atPoint([0, 40]));
}
