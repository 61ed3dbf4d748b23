import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "Three parallel planes",
  description:
    "The key on the XY plane, and again on parallel planes 12 and 24 mm higher.",
};

function drawKey() {
  const bow = drawCircle(9).cut(drawCircle(5));
  const blade = drawRoundedRectangle(26, 5, 1).translate(20, 0);
  const bit = drawRoundedRectangle(4, 7, 1).translate(28, -4);
  return bow.fuse(blade).fuse(bit);
}

export default function main() {
  return [0, 12, 24].map((height) => ({
    shape: drawKey().sketchOnPlane("XY", height).extrude(2),
    name: `z = ${height}`,
  }));
}
