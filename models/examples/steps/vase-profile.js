import { draw } from "replicad";

export const about = {
  title: "Half the outline of the vase",
  description:
    "The right half of the vase as a flat outline: 20 mm at the foot, 30 mm at the belly, 18 mm at the rim, 100 mm tall.",
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
  return drawProfile();
}
