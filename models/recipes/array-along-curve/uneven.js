import { draw, makeBaseBox } from "replicad";

export const about = {
  title: "Even positions, uneven distances",
  description:
    "The boards of the fence at even positions of the curve: wide gaps at its ends, narrower ones between them.",
  camera: { elevation: 35 },
};

export default function main() {
  const path = draw([-50, 0])
    .cubicBezierCurveTo([50, 0], [-20, 48], [20, -48])
    .done()
    .sketchOnPlane("XY");

  return Array.from({ length: 12 }, (_, i) => ({
    shape: makeBaseBox(6, 2, 20).translate(path.wire.pointAt(i / 11).toTuple()),
    name: `board ${i + 1}`,
  }));
}
