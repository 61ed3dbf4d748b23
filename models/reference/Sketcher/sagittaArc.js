import { Sketcher } from "replicad";

export const about = {
  title: "An arc to the right of travel",
  description:
    "A half-moon plate: with this pen a positive sagitta bulges to the right of travel, towards you.",
};

export default function main() {
  const plate = new Sketcher("XY").sagittaArc(30, 0, 8).vLine(8).hLine(-30);
  return plate.close().extrude(4);
}
