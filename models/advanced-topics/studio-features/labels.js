import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "Labels",
  description:
    "The stand with two measures drawn beside it: its length of 60 mm and its height of 20 mm.",
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
    labels: [
      {
        label: "60",
        from: [-30, -20, 0],
        to: [30, -20, 0],
        offset: [0, -1, 0],
      },
      {
        label: "20",
        from: [30, -20, 0],
        to: [30, -20, 20],
        offset: [1, -1, 0],
      },
    ],
  };
}
