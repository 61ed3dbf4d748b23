import { draw } from "replicad";

export const about = {
  title: "All corners rounded",
  description: "A five-sided plate outline with every corner rounded by 4 mm.",
};

function drawPlate() {
  return draw().hLine(50).vLine(20).line(-18, 20).hLine(-32).close();
}

export default function main() {
  return drawPlate().fillet(4);
}
