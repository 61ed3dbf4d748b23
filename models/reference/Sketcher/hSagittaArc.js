import { Sketcher } from "replicad";

export const about = {
  title: "An arc along x, to the right of travel",
  description:
    "A plate with a round front: with this pen a positive sagitta bulges to the right of travel.",
};

export default function main() {
  return new Sketcher("XY").hSagittaArc(30, 6).vLine(12).hLine(-30).close();
}
