import { drawRectangle } from "replicad";

export const about = {
  title: "An extrusion by nothing",
  fails: "extrude() failed: the distance is 0",
  description: "No shape: an extrusion by 0 mm gives no body.",
};

export default function main() {
  return drawRectangle(40, 30).sketchOnPlane("XY").extrude(0);
}
