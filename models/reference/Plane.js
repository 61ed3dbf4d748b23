import { drawCircle, drawRectangle, makePlane } from "replicad";

export const about = {
  title: "A disc on a tilted plane",
  description:
    "A round plate extruded from a plane that is tilted by 30 degrees, drawn faintly.",
};

export default function main() {
  const plane = makePlane("XY", 10).pivot(30, "Y");
  return [
    { shape: drawCircle(8).sketchOnPlane(plane).extrude(5), name: "disc" },
    {
      shape: drawRectangle(36, 24).sketchOnPlane(plane).face(),
      name: "plane",
      color: "#9aa5b1",
      opacity: 0.35,
    },
  ];
}
