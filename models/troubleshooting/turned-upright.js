import { drawRectangle } from "replicad";

export const about = {
  title: "A profile that stands on its axis plane",
  description: "A short tube with a wide opening.",
};

export default function main() {
  return drawRectangle(12, 30).translate(20, 15).sketchOnPlane("XZ").revolve();
}
