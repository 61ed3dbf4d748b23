import { drawRectangle, makePlane, makeSphere, Vector } from "replicad";

export const about = {
  title: "A point projected to a plane",
  description:
    "A ball in space and, in orange, the nearest point to it on a tilted plane.",
};

export default function main() {
  const plane = makePlane("XY").pivot(25, "Y");
  const point = new Vector([2, 0, 14]);
  const foot = point.projectToPlane(plane);
  return [
    { shape: makeSphere(1.2).translate(point), name: "point" },
    { shape: makeSphere(1.2).translate(foot), name: "foot", color: "#e0a458" },
    {
      shape: drawRectangle(34, 22).sketchOnPlane(plane).face(),
      name: "plane",
      color: "#9aa5b1",
      opacity: 0.35,
    },
  ];
}
