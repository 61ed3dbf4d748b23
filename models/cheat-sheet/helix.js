import { drawCircle, sketchHelix } from "replicad";

export const about = {
  title: "A spring",
  description: "A round wire swept along a helix of three turns: a spring.",
};

export default function main() {
  const path = sketchHelix(8, 24, 10, [0, 0, 0]);
  return path.sweepSketch((plane) => drawCircle(1.5).sketchOnPlane(plane), {
    frenet: true,
  });
}
