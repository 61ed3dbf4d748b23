import { draw } from "replicad";

export const about = {
  title: "The solid vase",
  description: "The half outline turned around the z axis: a solid vase.",
  camera: { elevation: 22 },
};

function drawProfile() {
  return draw()
    .hLine(20)
    .smoothSplineTo([30, 40], { startTangent: [1, 1], endTangent: [0, 1] })
    .smoothSplineTo([18, 100], { endTangent: [0.3, 1] })
    .hLineTo(0)
    .close();
}

export default function main() {
  return drawProfile().sketchOnPlane("XZ").revolve();
}
