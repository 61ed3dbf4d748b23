import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "The wire of a sketch",
  description: "A rounded rectangle in space: the wire that a sketch holds.",
};

export default function main() {
  const sketch = drawRoundedRectangle(30, 20, 5).sketchOnPlane("XY");
  const wire = sketch.wire;
  console.log("length", wire.length, "mm");
  console.log("closed", wire.isClosed);
  return wire;
}
