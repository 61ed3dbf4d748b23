import { draw, drawCircle, drawRoundedRectangle, makeBaseBox } from "replicad";

export const about = {
  title: "The clip at work",
  description:
    "A clip sits on the edge of a desk top. Its two arms hold the desk, and the ring in front holds a cable.",
  camera: { azimuth: -55, elevation: 28 },
};

export default function main() {
  const desk = 18;
  const cable = 6;
  const wall = 2.4;
  const middle = cable / 2 + 1;

  const slot = drawRoundedRectangle(20, desk);
  const mouth = draw().lineTo([15, 20]).lineTo([15, -20]).close();
  const clip = drawRoundedRectangle(20, desk + 2 * wall, 1.5)
    .translate(-10, 0)
    .cut(slot.translate(-10 - wall, 0))
    .fuse(drawCircle(cable / 2 + wall).translate(middle, 0))
    .cut(drawCircle(cable / 2).translate(middle, 0))
    .cut(mouth.translate(middle, 0));
  const edge = makeBaseBox(40, 60, desk).translate(-20 - wall, 0, -desk / 2);
  const cord = drawCircle(cable / 2).translate(middle, 0);

  return [
    {
      shape: clip.sketchOnPlane("XZ", -4).extrude(8),
      name: "clip",
      color: "#5b93ad",
    },
    { shape: edge, name: "desk", color: "#c9a26b" },
    {
      shape: cord.sketchOnPlane("XZ", -30).extrude(60),
      name: "cable",
      color: "#444444",
    },
  ];
}
