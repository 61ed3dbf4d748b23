import { drawPolysides } from "replicad";

export const about = {
  title: "The wavy vase, not yet twisted",
  description: "The ribbed outline extruded straight up to 150 mm.",
  camera: { elevation: 20 },
};

export default function main() {
  return drawPolysides(40, 12, -2).sketchOnPlane("XY").extrude(150);
}
