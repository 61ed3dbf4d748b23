import { draw } from "replicad";

export const about = {
  title: "The solid",
  description: "The outline pulled up: a tag 8 mm thick.",
};

export default function main() {
  return draw([-20, -15])
    .hLine(40)
    .tangentArc(0, 30)
    .hLine(-40)
    .close()
    .sketchOnPlane("XY")
    .extrude(8);
}
