import {
  drawCircle,
  FaceFinder,
  makePlaneFromFace,
  sketchRectangle,
} from "replicad";

export const about = {
  title: "The plane of a face",
  description:
    "A peg that stands square on the slanted side of a pyramid stump.",
};

export default function main() {
  const stump = sketchRectangle(30, 30).extrude(16, {
    extrusionProfile: { profile: "linear", endFactor: 0.4 },
  });
  const side = new FaceFinder()
    .containsPoint([10.5, 0, 8])
    .find(stump, { unique: true });
  const peg = drawCircle(3)
    .sketchOnPlane(makePlaneFromFace(side, [0.5, 0.5]))
    .extrude(10);

  return [
    { shape: stump, name: "stump" },
    { shape: peg, name: "peg", color: "#e0a458" },
  ];
}
