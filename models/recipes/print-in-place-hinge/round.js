import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "A knuckle that is round all around",
  description:
    "A plate with a cylinder along one side that leans out over the bed.",
  camera: { elevation: 8, azimuth: -20 },
};

export default function main() {
  return drawCircle(3)
    .translate(0, 3)
    .fuse(drawRectangle(20, 2.8).translate(10, 1.4))
    .sketchOnPlane("XZ")
    .extrude(12);
}
