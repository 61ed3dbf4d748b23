import { draw } from "replicad";

export const about = {
  title: "The half before mirroring",
  description: "The half outline of the spade, still open along the y axis.",
};

export default function main() {
  return draw()
    .hLine(4)
    .vLine(12)
    .line(8, 4)
    .smoothSplineTo([0, 36], { startTangent: [0, 1], endTangent: [-1, 1] })
    .done();
}
