import { drawProjection, makeBaseBox, ProjectionCamera } from "replicad";

export const about = {
  title: "A projection with another axis up",
  description:
    "A line drawing of a box in which the x axis of the model is up.",
};

export default function main() {
  const box = makeBaseBox(30, 20, 12);
  const camera = new ProjectionCamera([50, -80, 60]).lookAt(box);
  camera.setYAxis([1, 0, 0]);
  return drawProjection(box, camera).visible;
}
