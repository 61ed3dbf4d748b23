import { drawCircle } from "replicad";

export const about = {
  title: "Your drum side",
  description: "A disc of 50 mm, 4 mm thick.",
};

export default function main() {
  return drawCircle(25).sketchOnPlane("XY").extrude(4);
}
