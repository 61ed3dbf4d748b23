import { drawRectangle, makePlane } from "replicad";

export const about = {
  title: "A plane moved up",
  description:
    "A plate on a plane, drawn faintly, and on a copy moved by 14 mm along z.",
};

export default function main() {
  const plane = makePlane("XY");
  const plate = drawRectangle(20, 14);
  return [
    {
      shape: plate.sketchOnPlane(plane.translateZ(14)).extrude(2),
      name: "moved",
    },
    {
      shape: plate.sketchOnPlane(plane).extrude(2),
      name: "before",
      color: "#9aa5b1",
      opacity: 0.25,
    },
  ];
}
