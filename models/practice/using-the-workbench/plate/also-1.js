import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "The thicker plate, from above",
  description: "The same plate, drawn 10 mm above the floor and extruded down.",
};

export default function main() {
  return drawRoundedRectangle(40, 25, 5).sketchOnPlane("XY", 10).extrude(-10);
}
