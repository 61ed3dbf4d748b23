import { drawRectangle } from "replicad";

export const about = {
  title: "A profile beside its axis",
  description: "A thick upright tube.",
};

export default function main() {
  return drawRectangle(20, 30).translate(15, 15).sketchOnPlane("XZ").revolve();
}
