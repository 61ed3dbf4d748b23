import { CompoundBlueprint, drawCircle, makePlane } from "replicad";

export const about = {
  title: "An outline with a hole, revolved",
  description:
    "A hollow ring, drawn faintly, and the pipe's profile that was revolved to it.",
};

export default function main() {
  const pipe = new CompoundBlueprint([
    drawCircle(5).blueprint,
    drawCircle(3.5).blueprint,
  ]);
  const sketch = pipe.sketchOnPlane(makePlane("XZ", [15, 0, 0]));
  return [
    { shape: sketch.face(), name: "profile" },
    {
      shape: sketch.revolve([0, 0, 1], { origin: [0, 0, 0] }),
      name: "ring",
      color: "#9aa5b1",
      opacity: 0.3,
    },
  ];
}
