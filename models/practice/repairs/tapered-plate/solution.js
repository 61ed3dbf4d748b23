import { draw } from "replicad";

export const about = {
  title: "The goal: a tapered plate",
  description: "A plate 60 mm long at the front and 40 mm at the back.",
};

export default function main() {
  return draw()
    .lineTo([60, 0])
    .lineTo([50, 30])
    .lineTo([10, 30])
    .close()
    .sketchOnPlane("XY")
    .extrude(6);
}
