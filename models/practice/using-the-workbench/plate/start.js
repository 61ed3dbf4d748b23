import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "Your plate",
  description: "A plate with rounded corners, 6 mm thick.",
};

export default function main() {
  return drawRoundedRectangle(40, 25, 5).sketchOnPlane("XY").extrude(6);
}
