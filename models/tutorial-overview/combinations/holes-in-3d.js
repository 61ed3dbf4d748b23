import { drawRoundedRectangle, makeCompound, makeCylinder } from "replicad";

export const about = {
  title: "Holes cut from the solid",
  description:
    "The same plate with 20 holes: all cylinders are grouped and cut from the solid in one go.",
  camera: { elevation: 50 },
};

export default function main() {
  const plate = drawRoundedRectangle(100, 80, 6).sketchOnPlane("XY").extrude(4);
  const drills = [];
  for (let x = -40; x <= 40; x += 20) {
    for (let y = -30; y <= 30; y += 20) {
      drills.push(makeCylinder(5, 10, [x, y, -3]));
    }
  }
  return plate.cut(makeCompound(drills));
}
