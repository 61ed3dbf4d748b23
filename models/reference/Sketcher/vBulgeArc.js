import { Sketcher } from "replicad";

export const about = {
  title: "An arc along y, to the left of travel",
  description:
    "A plate with a round bay on its right: with this pen a positive bulge goes to the left of travel.",
};

export default function main() {
  return new Sketcher("XY").hLine(24).vBulgeArc(16, 1).hLine(-24).close();
}
