import { draw, drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "The goal: a flange for a vent pipe",
  description:
    "A square flange of 90 mm with four holes, a pipe of 60 mm through it, and a rib on each side.",
  exercise: {
    dimensions: [
      { view: "top", from: [-45, 0], to: [45, 0] },
      { view: "top", from: [37, 37], to: [41.8, 43.4], text: "4 × R8" },
      { view: "top", from: [-36, -36], to: [36, -36] },
      { view: "top", from: [-36, -36], to: [-36, 36] },
      { view: "top", from: [33.5, -36], to: [38.5, -36], text: "4 × ⌀5" },
      { view: "top", from: [42, -2], to: [42, 2] },
      { view: "section", from: [-30, 30], to: [30, 30], text: "⌀60" },
      { view: "section", from: [-27, 30], to: [27, 30], text: "⌀54" },
      { view: "section", from: [-42, 4], to: [42, 4] },
      { view: "section", from: [-30, 0], to: [-30, 30] },
      { view: "section", from: [30, 20], to: [30, 30] },
      { view: "section", from: [45, 0], to: [45, 4] },
    ],
  },
};

export default function main() {
  const hole = drawCircle(2.5);
  const flange = [45, 135, 225, 315].reduce(
    (plate, angle) =>
      plate.cut(hole.translate(36 * Math.SQRT2, 0).rotate(angle)),
    drawRoundedRectangle(90, 90, 8),
  );
  const pipe = drawCircle(30).sketchOnPlane("XY").extrude(30);
  const bore = drawCircle(27).sketchOnPlane("XY").extrude(30);
  const rib = draw([28, 4])
    .lineTo([42, 4])
    .lineTo([28, 4 + (14 * 16) / 12])
    .close()
    .sketchOnPlane("XZ", -2)
    .extrude(4);
  const body = flange.sketchOnPlane("XY").extrude(4).fuse(pipe);

  return [0, 90, 180, 270]
    .reduce((all, angle) => all.fuse(rib.clone().rotate(angle)), body)
    .cut(bore);
}
