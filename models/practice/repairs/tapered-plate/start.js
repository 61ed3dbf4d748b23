import { draw } from "replicad";

export const about = {
  title: "A plate that crosses itself",
  fails: "A plate that crosses itself may be broken",
  description: "Two wedges that meet in a point, one of them inside out.",
};

export default function main() {
  return draw()
    .lineTo([60, 0])
    .lineTo([10, 30])
    .lineTo([50, 30])
    .close()
    .sketchOnPlane("XY")
    .extrude(6);
}
