import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "An open box",
  description:
    "The block hollowed to a wall of 2 mm and open at the top; its outer size is unchanged.",
  camera: { elevation: 40 },
};

function makeBlock() {
  return drawRoundedRectangle(50, 36).sketchOnPlane("XY").extrude(24);
}

export default function main() {
  return makeBlock().shell(2, (f) => f.inPlane("XY", 24));
}
