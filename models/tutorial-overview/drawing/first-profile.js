import { draw } from "replicad";

export const about = {
  title: "A first outline",
  description:
    "A pointed house: a square of 20 mm with a gable on top, drawn in one stroke.",
};

export default function main() {
  return draw().hLine(20).vLine(20).line(-10, 8).line(-10, -8).close();
}
