import { drawCircle, drawRoundedRectangle, makePlane } from "replicad";

export const about = {
  title: "Pivoted, then moved",
  description:
    "The key on a plane that was pivoted by 90 degrees around x and then moved 25 mm along y.",
};

function drawKey() {
  const bow = drawCircle(9).cut(drawCircle(5));
  const blade = drawRoundedRectangle(26, 5, 1).translate(20, 0);
  const bit = drawRoundedRectangle(4, 7, 1).translate(28, -4);
  return bow.fuse(blade).fuse(bit);
}

export default function main() {
  const plane = makePlane("XY").pivot(90, "X").translateY(25);

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
