import { drawProjection, makeBaseBox, ProjectionCamera } from "replicad";

export const about = {
  title: "A box seen from the left",
  description: "A line drawing of a box: the camera was moved to the left.",
};

export default function main() {
  const box = makeBaseBox(30, 20, 12);
  const camera = new ProjectionCamera();
  camera.setPosition([-60, -60, 40]).lookAt(box);
  return drawProjection(box, camera).visible;
}
