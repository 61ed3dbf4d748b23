import { drawProjection, makeBaseBox, ProjectionCamera } from "replicad";

export const about = {
  title: "A box seen from a camera",
  description:
    "A line drawing of a box, seen from the right, in front and above.",
};

export default function main() {
  const box = makeBaseBox(30, 20, 12);
  const camera = new ProjectionCamera([50, -80, 60]).lookAt(box);
  return drawProjection(box, camera).visible;
}
