import { draw } from "replicad";

export const about = {
  title: "The steps drawn from the side",
  description:
    "The same steps: their side is drawn on XZ and extruded towards +y.",
};

export default function main() {
  return draw()
    .hLine(20)
    .vLine(10)
    .hLine(20)
    .vLine(10)
    .hLineTo(15)
    .vLine(-10)
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .extrude(-30);
}
