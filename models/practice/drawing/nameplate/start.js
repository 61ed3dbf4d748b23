import { draw } from "replicad";

export const about = {
  title: "Your nameplate",
  description: "A rectangle of 58 by 24 mm, 3 mm thick.",
};

export default function main() {
  return draw()
    .hLine(58)
    .vLine(24)
    .hLine(-58)
    .close()
    .sketchOnPlane("XY")
    .extrude(3);
}
