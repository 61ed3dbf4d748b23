import { drawCircle } from "replicad";

export const about = {
  title: "A loft of a ring",
  fails: "There is no method loftWith() here",
  description: "No shape: a drawing with a hole has no single outline to loft.",
};

export default function main() {
  const ring = drawCircle(16).cut(drawCircle(12));
  return ring
    .sketchOnPlane("XY")
    .loftWith(drawCircle(8).sketchOnPlane("XY", 30));
}
