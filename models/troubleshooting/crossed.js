import { draw } from "replicad";

export const about = {
  title: "An outline that crosses itself",
  fails: "An outline that crosses itself may be broken",
  description: "Two wedges that meet in a line, one of them inside out.",
};

export default function main() {
  return draw()
    .lineTo([30, 20])
    .lineTo([30, -4])
    .lineTo([0, 20])
    .close()
    .sketchOnPlane("XY")
    .extrude(8);
}
