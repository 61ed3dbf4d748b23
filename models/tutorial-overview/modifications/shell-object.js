import { drawRoundedRectangle, FaceFinder } from "replicad";

export const about = {
  title: "A shell from an object",
  description:
    "The block hollowed to a wall of 3 mm and open in front, with the thickness and the finder in one object.",
};

function makeBlock() {
  return drawRoundedRectangle(50, 36).sketchOnPlane("XY").extrude(24);
}

export default function main() {
  return makeBlock().shell({
    thickness: 3,
    filter: new FaceFinder().inPlane("XZ", 18),
  });
}
