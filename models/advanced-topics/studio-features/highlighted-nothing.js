import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "A highlight of nothing",
  description:
    "The stand with no face highlighted: the filter looks at a height where there is none.",
  fails: "The finder of highlightFace found nothing",
};

function makeStand() {
  return drawRoundedRectangle(60, 40, 8)
    .sketchOnPlane("XY")
    .extrude(20)
    .cut(drawCircle(6).translate(-14, 0).sketchOnPlane("XY", 4).extrude(20))
    .cut(drawCircle(6).translate(14, 0).sketchOnPlane("XY", 4).extrude(20));
}

export default function main() {
  return {
    shape: makeStand(),
    highlightFace: (f) => f.inPlane("XY", -20),
  };
}
