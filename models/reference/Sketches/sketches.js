import { sketchCircle, sketchRectangle, Sketches } from "replicad";

export const about = {
  title: "Each outline of several",
  description:
    "A low block and a taller peg: the sketches of a group, extruded one by one.",
};

export default function main() {
  const group = new Sketches([
    sketchRectangle(16, 16),
    sketchCircle(6, { origin: [20, 0, 0] }),
  ]);
  const [square, circle] = group.sketches;
  return [square.extrude(5), circle.extrude(15)];
}
