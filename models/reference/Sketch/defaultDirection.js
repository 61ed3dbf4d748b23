import { sketchRectangle } from "replicad";

export const about = {
  title: "Where a sketch is extruded to",
  description:
    "A leaning block: the direction of the sketch was set before it was extruded.",
};

export default function main() {
  const sketch = sketchRectangle(20, 20);
  sketch.defaultDirection = [0.5, 0, 1];
  return sketch.extrude(20);
}
