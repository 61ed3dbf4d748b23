import { drawRectangle, makePlane } from "replicad";

export const about = {
  title: "A plane moved along x",
  description:
    "A plate on an upright plane, drawn faintly, and on a copy moved by 24 mm along x.",
};

export default function main() {
  const plane = makePlane("YZ");
  const plate = drawRectangle(20, 14);
  return [
    {
      shape: plate.sketchOnPlane(plane.translateX(24)).extrude(2),
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
