import { drawRectangle, makePlane } from "replicad";

export const about = {
  title: "A plane put at a point",
  description:
    "A plate on a plane, drawn faintly, and on a copy of the plane with its origin at (30, 0, 15).",
};

export default function main() {
  const plane = makePlane("XY");
  const moved = plane.translateTo([30, 0, 15]);
  const plate = drawRectangle(20, 14);
  return [
    { shape: plate.sketchOnPlane(moved).extrude(2), name: "on the copy" },
    {
      shape: plate.sketchOnPlane(plane).extrude(2),
      name: "before",
      color: "#9aa5b1",
      opacity: 0.25,
    },
  ];
}
