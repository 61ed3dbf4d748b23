import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A box and its lid",
  description:
    "An open box in blue and, floating above it, a lid in yellow with a rim below that fits into the box.",
  params: {
    clearance: { label: "Clearance", unit: "mm", min: 0, max: 1, step: 0.05 },
    wall: { label: "Wall", unit: "mm", min: 1, max: 4, step: 0.2 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { wall: 2, clearance: 0.2 };

function makeTray(wall) {
  return drawRoundedRectangle(60, 40, 8)
    .sketchOnPlane("XY")
    .extrude(24)
    .shell(wall, (f) => f.inPlane("XY", 24));
}

function makeLid(wall, clearance) {
  const plate = drawRoundedRectangle(60, 40, 8).sketchOnPlane("XY", 24);
  const gap = wall + clearance;
  const rim = drawRoundedRectangle(60, 40, 8).offset(-gap);
  const plug = rim.sketchOnPlane("XY", 20).extrude(4);
  return plate.extrude(3).fuse(plug);
}

/** @param {typeof defaultParams} params */
export default function main({ wall, clearance }) {
  return [
    { shape: makeTray(wall), name: "box", color: "#5b93ad" },
    {
      shape: makeLid(wall, clearance).translateZ(16),
      name: "lid",
      color: "#e0a458",
    },
  ];
}
