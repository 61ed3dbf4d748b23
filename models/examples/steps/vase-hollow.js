import { draw } from "replicad";

export const about = {
  title: "The hollow vase",
  description: "The vase hollowed to a wall of 3 mm and open at the top.",
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
  return drawProfile()
    .sketchOnPlane("XZ")
    .revolve()
    .shell(3, (f) => f.inPlane("XY", 100));
}
