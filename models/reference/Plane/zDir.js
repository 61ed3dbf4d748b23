import { drawRectangle, makeCylinder, makePlane } from "replicad";

export const about = {
  title: "The axes of a plane",
  description:
    "A tilted plane with a rod along each of its axes: x blue, y orange, and its normal, z, in teal.",
};

export default function main() {
  const plane = makePlane("XY").pivot(20, "Y");
  const { origin } = plane;
  console.log("normal", plane.zDir.toTuple());
  return [
    { shape: makeCylinder(0.5, 16, origin, plane.xDir), name: "x" },
    {
      shape: makeCylinder(0.5, 12, origin, plane.yDir),
      name: "y",
      color: "#e0a458",
    },
    {
      shape: makeCylinder(0.5, 12, origin, plane.zDir),
      name: "z",
      color: "#1c7a9c",
    },
    {
      shape: drawRectangle(36, 26).sketchOnPlane(plane).face(),
      name: "plane",
      color: "#9aa5b1",
      opacity: 0.35,
    },
  ];
}
