import { draw } from "replicad";

export const about = {
  title: "A drawing that starts elsewhere",
  description: "The house outline with its lower left corner at (30, 10).",
};

export default function main() {
  return draw([30, 10]).hLine(20).vLine(20).line(-10, 8).line(-10, -8).close();
}
