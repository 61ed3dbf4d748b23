import { sketchRectangle } from "replicad";

export const about = {
  title: "One sketch used twice",
  description:
    "A tapered block and the plate below it, both of one sketch: the block is of a copy, as extruding uses a sketch up.",
};

export default function main() {
  const sketch = sketchRectangle(26, 20);
  const block = sketch.clone().extrude(14, {
    extrusionProfile: { profile: "linear", endFactor: 0.6 },
  });
  return [
    { shape: block, name: "block" },
    { shape: sketch.extrude(-4), name: "plate", color: "#e0a458" },
  ];
}
