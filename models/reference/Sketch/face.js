import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "The surface inside a sketch",
  description: "A flat rounded rectangle in space, without thickness.",
};

export default function main() {
  return drawRoundedRectangle(30, 20, 5).sketchOnPlane("XY").face();
}
