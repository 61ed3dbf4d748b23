import { drawRectangle, makePlane } from "replicad";

export const about = {
  title: "A copy of a plane",
  description:
    "Two plates: one on a plane, drawn faintly, one on its copy, whose origin was set elsewhere.",
};

export default function main() {
  const plane = makePlane("XY");
  const copy = plane.clone();
  copy.setOrigin2d(26, 0);
  const plate = drawRectangle(20, 14);
  return [
    { shape: plate.sketchOnPlane(copy).extrude(2), name: "on the copy" },
    {
      shape: plate.sketchOnPlane(plane).extrude(2),
      name: "on the plane",
      color: "#9aa5b1",
      opacity: 0.25,
    },
  ];
}
