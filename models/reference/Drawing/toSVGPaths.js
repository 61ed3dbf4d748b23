import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "The paths of a plate",
  description: "A plate with a hole: its paths are the outline and the hole.",
};

export default function main() {
  const plate = drawRectangle(20, 14).cut(drawCircle(4));
  console.log("paths", plate.toSVGPaths().flat().length);
  return plate;
}
