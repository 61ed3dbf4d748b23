import { draw } from "replicad";

export const about = {
  title: "The whole bracket drawn from the side",
  description: "The same bracket: its side is drawn on XZ and extruded.",
};

export default function main() {
  return draw([-30, 0])
    .hLine(60)
    .vLine(20)
    .hLine(-6)
    .vLine(-15)
    .hLine(-48)
    .vLine(15)
    .hLine(-6)
    .close()
    .sketchOnPlane("XZ", 10)
    .extrude(-20);
}
