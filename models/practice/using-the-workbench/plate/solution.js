import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "The goal: a thicker plate",
  description: "A plate with rounded corners, 10 mm thick.",
};

export default function main() {
  return drawRoundedRectangle(40, 25, 5).sketchOnPlane("XY").extrude(10);
}
