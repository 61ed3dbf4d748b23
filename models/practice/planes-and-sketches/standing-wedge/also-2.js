import { draw } from "replicad";

export const about = {
  title: "The standing wedge from behind",
  description: "The same wedge, drawn at y = 25 and extruded to the front.",
};

export default function main() {
  return draw()
    .hLine(60)
    .vLine(14)
    .close()
    .sketchOnPlane("XZ", -25)
    .extrude(25);
}
