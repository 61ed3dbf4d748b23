import { Sketcher } from "replicad";

export const about = {
  title: "A sketch drawn on a plane",
  description:
    "An upright step: an outline drawn on the plane XZ and extruded.",
};

export default function main() {
  const step = new Sketcher("XZ")
    .hLine(30)
    .vLine(8)
    .hLine(-15)
    .vLine(8)
    .hLine(-15)
    .close();
  return step.extrude(16);
}
