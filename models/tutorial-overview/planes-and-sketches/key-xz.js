import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "The key standing up",
  description:
    "The key on the XZ plane, 2 mm thick, seen from the front: its bit points down.",
};

function drawKey() {
  const bow = drawCircle(9).cut(drawCircle(5));
  const blade = drawRoundedRectangle(26, 5, 1).translate(20, 0);
  const bit = drawRoundedRectangle(4, 7, 1).translate(28, -4);
  return bow.fuse(blade).fuse(bit);
}

export default function main() {
  return drawKey().sketchOnPlane("XZ").extrude(2);
}
