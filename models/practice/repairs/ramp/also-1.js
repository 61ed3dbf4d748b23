import { draw } from "replicad";

export const about = {
  title: "The ramp drawn to its start",
  description: "The same ramp: the third side is drawn to the origin.",
};

export default function main() {
  return draw([40, 25])
    .lineTo([0, 0])
    .lineTo([40, 0])
    .lineTo([40, 25])
    .done()
    .sketchOnPlane("XZ")
    .extrude(20);
}
