import { drawPolysides } from "replicad";

export const about = {
  title: "The wavy vase, twisted and flared",
  description:
    "The ribbed outline extruded to 150 mm with half a turn and a top one and a half times as wide.",
  camera: { elevation: 20 },
};

export default function main() {
  return drawPolysides(40, 12, -2)
    .sketchOnPlane("XY")
    .extrude(150, {
      twistAngle: 180,
      extrusionProfile: { profile: "s-curve", endFactor: 1.5 },
    });
}
