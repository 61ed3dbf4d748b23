import { drawRectangle, makePlane } from "replicad";

export const about = {
  title: "A plane moved by a vector",
  description:
    "A plate on a tilted plane, drawn faintly, and on a copy moved by 24 mm along x and 12 mm up: the axes are those of the world.",
};

export default function main() {
  const plane = makePlane("XY").pivot(30, "Y");
  const moved = plane.translate(24, 0, 12);
  const plate = drawRectangle(20, 14);
  return [
    { shape: plate.sketchOnPlane(moved).extrude(2), name: "moved" },
    {
      shape: plate.sketchOnPlane(plane).extrude(2),
      name: "before",
      color: "#9aa5b1",
      opacity: 0.25,
    },
  ];
}
