import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "A pen stand",
  description: "A stand of 60 by 40 by 20 mm with two round holes.",
};

function makeStand() {
  return drawRoundedRectangle(60, 40, 8)
    .sketchOnPlane("XY")
    .extrude(20)
    .cut(drawCircle(6).translate(-14, 0).sketchOnPlane("XY", 4).extrude(20))
    .cut(drawCircle(6).translate(14, 0).sketchOnPlane("XY", 4).extrude(20));
}

export default function main() {
  return makeStand();
}
