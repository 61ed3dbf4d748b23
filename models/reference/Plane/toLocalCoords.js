import { drawRectangle, makePlane, makeSphere, Vector } from "replicad";

export const about = {
  title: "A point of space in a plane",
  description:
    "A ball over a tilted plane: in the coordinates of the plane its z is how far above it is.",
};

export default function main() {
  const plane = makePlane("XY").pivot(20, "Y");
  const point = new Vector([0, 0, 14]);
  console.log("point in the plane", plane.toLocalCoords(point).toTuple(), "mm");
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
