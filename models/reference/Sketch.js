import { sketchRectangle } from "replicad";

export const about = {
  title: "A sketch and what it becomes",
  description:
    "A rectangle that lies in space, and the block it becomes when it is extruded, drawn faintly.",
};

export default function main() {
  const sketch = sketchRectangle(30, 20);
  return [
    { shape: sketch.face(), name: "sketch" },
    {
      shape: sketch.extrude(12),
      name: "extruded",
      color: "#9aa5b1",
      opacity: 0.25,
    },
  ];
}
