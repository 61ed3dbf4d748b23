import { draw } from "replicad";

export const about = {
  title: "The chisel drawn from the side",
  description: "The same bar: its side is drawn on XZ and extruded towards +y.",
};

export default function main() {
  return draw([-30, 0])
    .hLine(60)
    .vLine(7)
    .line(-8, 3)
    .hLineTo(-30)
    .close()
    .sketchOnPlane("XZ", 7)
    .extrude(-14);
}
