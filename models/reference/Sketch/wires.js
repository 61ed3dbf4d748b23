import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "The wire of a sketch, copied",
  description: "A rounded rectangle in space: only its edges.",
};

export default function main() {
  const outline = drawRoundedRectangle(30, 20, 5).sketchOnPlane("XY").wires();
  console.log("edges", outline.edges.length);
  return outline;
}
