import { Sketcher } from "replicad";

export const about = {
  title: "An arc to a point, to the right of travel",
  description:
    "A flat bow from the origin to (30, 10): with this pen a positive sagitta bulges to the right of travel.",
};

export default function main() {
  return new Sketcher("XY").sagittaArcTo([30, 10], 7).close();
}
