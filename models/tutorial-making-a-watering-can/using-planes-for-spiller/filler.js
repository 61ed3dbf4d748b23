import { draw, drawCircle, drawEllipse, makePlane } from "replicad";

export const about = {
  title: "The filler",
  description:
    "The body with the filler on top: a loft from a circle to a tilted ellipse.",
};

function makeBody() {
  return draw()
    .hLine(44)
    .sagittaArcTo([30, 72], -3)
    .customCorner(6)
    .lineTo([17, 88])
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}

function makeFiller() {
  const rimPlane = makePlane("XY", 110).pivot(-18, "Y").translateX(-8);
  const fillerBase = drawCircle(17).sketchOnPlane("XY", 88);
  const fillerRim = drawEllipse(20, 18).sketchOnPlane(rimPlane);

  return fillerBase.loftWith(fillerRim);
}

export default function main() {
  return [
    { shape: makeBody(), name: "body", opacity: 0.35 },
    { shape: makeFiller(), name: "filler", color: "#c2701c" },
  ];
}
