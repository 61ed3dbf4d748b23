import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "A plane through a point",
  description:
    "The key on a plane parallel to XZ whose origin is the point (10, 20, 15).",
};

function drawKey() {
  const bow = drawCircle(9).cut(drawCircle(5));
  const blade = drawRoundedRectangle(26, 5, 1).translate(20, 0);
  const bit = drawRoundedRectangle(4, 7, 1).translate(28, -4);
  return bow.fuse(blade).fuse(bit);
}

export default function main() {
  return [
    {
      shape: drawKey().sketchOnPlane("XZ").extrude(2),
      name: "at the origin",
      color: "#9aa5b1",
    },
    {
      shape: drawKey().sketchOnPlane("XZ", [10, 20, 15]).extrude(2),
      name: "at the point",
      color: "#e0a458",
    },
  ];
}
