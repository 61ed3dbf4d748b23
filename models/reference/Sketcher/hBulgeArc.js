import { Sketcher } from "replicad";

export const about = {
  title: "An arc along x, to the left of travel",
  description:
    "A plate with a round bay in front: with this pen a positive bulge goes to the left of travel.",
};

export default function main() {
  return new Sketcher("XY").hBulgeArc(30, 0.5).vLine(16).hLine(-30).close();
}
