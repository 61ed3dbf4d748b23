import { drawCircle, drawRoundedRectangle, makePlane } from "replicad";

export const about = {
  title: "A plane turned in itself",
  description:
    "The key on the XY plane, and on a copy of that plane 10 mm higher with its axes turned by 60 degrees.",
};

function drawKey() {
  const bow = drawCircle(9).cut(drawCircle(5));
  const blade = drawRoundedRectangle(26, 5, 1).translate(20, 0);
  const bit = drawRoundedRectangle(4, 7, 1).translate(28, -4);
  return bow.fuse(blade).fuse(bit);
}

export default function main() {
  const plane = makePlane("XY", 10).rotate2DAxes(60);

  return [
    {
      shape: drawKey().sketchOnPlane("XY").extrude(2),
      name: "on XY",
      color: "#9aa5b1",
    },
    {
      shape: drawKey().sketchOnPlane(plane).extrude(2),
      name: "on the plane",
      color: "#e0a458",
    },
  ];
}
