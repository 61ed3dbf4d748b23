import { lookFromPlane, makeBaseBox, makeProjectedEdges } from "replicad";

export const about = {
  title: "The edges of a body, flat on the ground",
  description:
    "A leaning box above the ground and, below it, the lines that a camera sees from above.",
  camera: { elevation: 30 },
};

export default function main() {
  const box = makeBaseBox(24, 16, 12).rotate(25, [0, 0, 0], [1, 1, 0]);
  const camera = lookFromPlane("XY");
  const { visible, hidden } = makeProjectedEdges(box, camera);
  console.log("visible edges", visible.length);
  console.log("hidden edges", hidden.length);

  return [{ shape: box.translateZ(20), name: "box" }, ...visible];
}
