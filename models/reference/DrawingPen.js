import { draw } from "replicad";

export const about = {
  title: "An outline drawn with a pen",
  description:
    "A closed outline drawn in one stroke: two lines, an arc, and a straight line back to the start.",
};

export default function main() {
  return draw().hLine(30).vLine(12).sagittaArc(-30, 0, -5).close();
}
