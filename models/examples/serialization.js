import { deserializeShape, draw } from "replicad";

export const about = {
  title: "Serialization",
  description:
    "Two identical small vases: the left one as it was made, the right one read back from a string.",
  camera: { elevation: 18 },
};

function makeVase() {
  return draw()
    .hLine(14)
    .smoothSplineTo([20, 26], { startTangent: [1, 1], endTangent: [0, 1] })
    .smoothSplineTo([11, 56], { endTangent: [0.2, 1] })
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .revolve()
    .shell(2, (f) => f.inPlane("XY", 56));
}

export default function main() {
  const vase = makeVase();
  const text = vase.serialize();
  const copy = deserializeShape(text).translateX(50);

  return [
    { shape: vase, name: "original", color: "#5b93ad" },
    { shape: copy, name: "read back", color: "#e0a458" },
  ];
}
