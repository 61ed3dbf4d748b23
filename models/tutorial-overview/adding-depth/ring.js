import { drawCircle } from "replicad";

export const about = {
  title: "A ring",
  description:
    "A circle of radius 4 mm, drawn 20 mm from the axis and turned around z: a ring.",
};

export default function main() {
  return drawCircle(4).translate(20, 0).sketchOnPlane("XZ").revolve();
}
