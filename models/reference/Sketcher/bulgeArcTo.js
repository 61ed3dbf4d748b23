import { Sketcher } from "replicad";

export const about = {
  title: "An arc to a point, to the left of travel",
  description:
    "A flat bow from the origin to (30, 10): with this pen a positive bulge goes to the left of travel.",
};

export default function main() {
  return new Sketcher("XY").bulgeArcTo([30, 10], 0.5).close();
}
