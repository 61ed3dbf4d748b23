import { draw } from "replicad";

export const about = {
  title: "An egg in one piece",
  description: "An egg with a flat foot, taller than it is wide.",
};

function makeEgg() {
  return draw()
    .hLine(16)
    .smoothSplineTo([24, 34], { startTangent: [1, 1], endTangent: [0, 1] })
    .smoothSplineTo([0, 70], { endTangent: [-1, 0] })
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}

export default function main() {
  return makeEgg();
}
