import { drawCircle } from "replicad";

export const about = {
  title: "Two lofts, one cut from the other",
  description: "A hollow cone without a tip, open above and below.",
};

function makeCone(below, above) {
  const top = drawCircle(above).sketchOnPlane("XY", 30);
  return drawCircle(below).sketchOnPlane("XY").loftWith(top);
}

export default function main() {
  return makeCone(16, 8).cut(makeCone(12, 4));
}
