import { draw, drawFaceOutline, FaceFinder } from "replicad";

export const about = {
  title: "The outline of a face",
  description:
    "A thick block and, beside it, a thin orange plate made of the outline of the block's top face.",
  camera: { azimuth: -90, elevation: 40 },
};

export default function main() {
  const block = draw()
    .hLine(24)
    .tangentArc(0, 16)
    .hLine(-14)
    .vLine(8)
    .hLine(-10)
    .close()
    .sketchOnPlane("XY")
    .extrude(12);
  const top = new FaceFinder().inPlane("XY", 12).find(block, { unique: true });
  const plate = drawFaceOutline(top).sketchOnPlane("XY").extrude(1);

  return [
    { shape: block, name: "block" },
    { shape: plate.translateX(52), name: "outline", color: "#e0a458" },
  ];
}
