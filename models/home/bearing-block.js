import { drawCircle, drawRectangle, makeCylinder } from "replicad";

export const about = {
  title: "Bearing block",
  description:
    "A rounded plate with two bolt holes and a bored boss, filleted where they meet.",
  camera: { azimuth: -50, elevation: 32 },
  params: {
    width: { label: "Width", unit: "mm", min: 78, max: 120, step: 1 },
    height: { label: "Height", unit: "mm", min: 20, max: 50, step: 1 },
    bore: { label: "Bore", unit: "mm", min: 10, max: 22, step: 1 },
  },
};

export const defaultParams = { width: 84, height: 30, bore: 20 };

/** @param {typeof defaultParams} params */
export default function main({ width, height, bore }) {
  const right = drawCircle(4).translate(width / 2 - 12, 0);
  const left = right.mirror([0, 0]);
  const plate = drawRectangle(width, 46, 14).cut(right).cut(left);
  const base = plate.sketchOnPlane("XY").extrude(8);

  return base
    .fuse(makeCylinder(bore / 2 + 5, height))
    .fillet(3, (edge) => edge.inPlane("XY", 8))
    .cut(makeCylinder(bore / 2, height))
    .chamfer(1, (edge) => edge.inPlane("XY", height));
}
