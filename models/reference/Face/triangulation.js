import { drawCircle } from "replicad";

export const about = {
  title: "The triangles of a face",
  description: "A flat disc and the number of triangles it was meshed into.",
};

export default function main() {
  const disc = drawCircle(12).sketchOnPlane("XY").face();
  disc.mesh({ tolerance: 0.1, angularTolerance: 30 });
  console.log("triangles", disc.triangulation().trianglesIndexes.length / 3);
  return disc;
}
