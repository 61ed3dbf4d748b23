import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A tray and its lid, apart",
  description:
    "An open tray and a lid floating 12 mm above it, as two named parts in two colours.",
};

function makeTray() {
  return drawRoundedRectangle(70, 45, 8)
    .sketchOnPlane("XY")
    .extrude(20)
    .shell(2, (f) => f.inPlane("XY", 20));
}

function makeLid() {
  return drawRoundedRectangle(70, 45, 8).sketchOnPlane("XY", 20).extrude(2);
}

export default function main() {
  return [
    { shape: makeTray(), name: "tray", color: "#5b93ad" },
    { shape: makeLid().translateZ(12), name: "lid", color: "#e0a458" },
  ];
}
