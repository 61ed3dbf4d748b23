import { Sketcher } from "replicad";

export const about = {
  title: "An arc to the left of travel",
  description:
    "A plate with a bay: with this pen a positive bulge goes to the left of travel, into the plate.",
};

export default function main() {
  const plate = new Sketcher("XY").bulgeArc(30, 0, 0.6).vLine(16).hLine(-30);
  return plate.close().extrude(4);
}
