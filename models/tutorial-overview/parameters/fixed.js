import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "An organiser with its sizes in the code",
  description: "An open tray with three compartments side by side.",
};

export default function main() {
  const pocket = drawRoundedRectangle(28, 46, 4).sketchOnPlane("XY", 2);
  const pockets = pocket.extrude(20);
  return drawRoundedRectangle(92, 50, 6)
    .sketchOnPlane("XY")
    .extrude(20)
    .cut(pockets)
    .cut(pockets.clone().translateX(-30))
    .cut(pockets.translateX(30));
}
