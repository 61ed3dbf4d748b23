import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A mounting plate, to begin with",
  description:
    "A flat plate of 60 by 40 by 8 mm whose four upright corners are round.",
};

export default function main() {
  return drawRoundedRectangle(60, 40, 6).sketchOnPlane("XY").extrude(8);
}
