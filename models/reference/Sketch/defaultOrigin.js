import { sketchCircle } from "replicad";

export const about = {
  title: "What a sketch turns about",
  description:
    "A ring of 14 mm radius: the origin of the sketch, which its axis passes through, was set beside it.",
};

export default function main() {
  const sketch = sketchCircle(5, { plane: "XZ" });
  sketch.defaultOrigin = [14, 0, 0];
  return sketch.revolve();
}
