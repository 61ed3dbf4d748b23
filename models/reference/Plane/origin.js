import { drawRectangle, makePlane, makeSphere } from "replicad";

export const about = {
  title: "The origin of a plane",
  description: "A ball at the origin of the plane that lies 12 mm above XY.",
};

export default function main() {
  const plane = makePlane("XY", 12);
  console.log("origin", plane.origin.toTuple(), "mm");
  return [
    { shape: makeSphere(1.5).translate(plane.origin), name: "origin" },
    {
      shape: drawRectangle(30, 20).sketchOnPlane(plane).face(),
      name: "plane",
      color: "#9aa5b1",
      opacity: 0.35,
    },
  ];
}
