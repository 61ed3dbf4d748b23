import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "Open at both ends",
  description:
    "The block hollowed to a wall of 2 mm, open on the left and on the right.",
};

function makeBlock() {
  return drawRoundedRectangle(50, 36).sketchOnPlane("XY").extrude(24);
}

export default function main() {
  return makeBlock().shell(2, (f) =>
    f.either([(g) => g.inPlane("YZ", 25), (g) => g.inPlane("YZ", -25)]),
  );
}
