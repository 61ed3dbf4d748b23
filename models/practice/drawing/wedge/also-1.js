import { draw } from "replicad";

export const about = {
  title: "The wedge by positions",
  description: "The same wedge, drawn from its upper corner with positions.",
};

export default function main() {
  return draw([60, 14])
    .lineTo([0, 0])
    .lineTo([60, 0])
    .close()
    .sketchOnPlane("XY")
    .extrude(25);
}
