import { Sketcher } from "replicad";

export const about = {
  title: "An arc along y, to the right of travel",
  description:
    "A plate with a round right end: with this pen a positive sagitta bulges to the right of travel.",
};

export default function main() {
  return new Sketcher("XY").hLine(24).vSagittaArc(16, 6).hLine(-24).close();
}
