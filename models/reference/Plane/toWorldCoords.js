import { drawRectangle, makePlane, makeSphere } from "replicad";

export const about = {
  title: "A point of a plane in space",
  description:
    "A ball at the point (12, 0) of a tilted plane, in the coordinates of space.",
};

export default function main() {
  const plane = makePlane("XY").pivot(35, "Y");
  const point = plane.toWorldCoords([12, 0]);
  console.log("point in space", point.toTuple(), "mm");
  return [
    { shape: makeSphere(1.5).translate(point), name: "point" },
    {
      shape: drawRectangle(30, 20).sketchOnPlane(plane).face(),
      name: "plane",
      color: "#9aa5b1",
      opacity: 0.35,
    },
  ];
}
