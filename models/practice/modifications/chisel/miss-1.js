import { drawRectangle } from "replicad";

export const about = {
  title: "A chisel with its distances swapped",
  description:
    "The distances are swapped: the bevel is 3 mm long and 8 mm high. The first one goes into the selected face.",
};

function makeBlade() {
  return drawRectangle(60, 14).sketchOnPlane("XY").extrude(10);
}

export default function main() {
  return makeBlade().chamfer(
    { distances: [3, 8], selectedFace: (f) => f.inPlane("XY", 10) },
    (e) => e.containsPoint([30, 0, 10]),
  );
}
