import { drawCircle, drawRectangle, makePlane } from "replicad";

export const about = {
  title: "The origin moved within the plane",
  description:
    "A disc at the origin of a plane: the origin was moved to a corner of the plate that lies on the plane, drawn faintly.",
};

export default function main() {
  const plane = makePlane("XY");
  const plate = drawRectangle(30, 20).sketchOnPlane(plane).extrude(2);

  plane.setOrigin2d(15, -10);
  return [
    { shape: drawCircle(4).sketchOnPlane(plane).extrude(6), name: "disc" },
    { shape: plate, name: "plate", color: "#9aa5b1", opacity: 0.35 },
  ];
}
