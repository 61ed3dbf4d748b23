import { makeBaseBox } from "replicad";

export const about = {
  title: "The goal: a box of 50 mm",
  description: "An open box 50 mm long outside, with a wall of 2 mm.",
};

export default function main() {
  return makeBaseBox(50, 40, 30).shell(2, (f) => f.inPlane("XY", 30));
}
