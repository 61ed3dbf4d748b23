import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "A key, drawn",
  description:
    "The outline of a simple key with a ring at the left and one bit at the right.",
};

function drawKey() {
  const bow = drawCircle(9).cut(drawCircle(5));
  const blade = drawRoundedRectangle(26, 5, 1).translate(20, 0);
  const bit = drawRoundedRectangle(4, 7, 1).translate(28, -4);
  return bow.fuse(blade).fuse(bit);
}

export default function main() {
  return drawKey();
}
