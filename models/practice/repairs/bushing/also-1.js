import { drawCircle } from "replicad";

export const about = {
  title: "The bushing extruded",
  description: "The same bushing: a ring, extruded.",
};

export default function main() {
  return drawCircle(15).cut(drawCircle(5)).sketchOnPlane("XY").extrude(20);
}
