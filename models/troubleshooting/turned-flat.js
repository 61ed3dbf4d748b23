import { drawRectangle } from "replicad";

export const about = {
  title: "A profile turned in its own plane",
  fails: "A profile turned in its own plane has no volume",
  description: "A flat disc with a hole and no thickness.",
};

export default function main() {
  return drawRectangle(12, 30).translate(20, 15).sketchOnPlane("XY").revolve();
}
