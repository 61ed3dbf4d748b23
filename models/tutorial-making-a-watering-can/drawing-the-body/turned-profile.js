import { draw } from "replicad";

export const about = {
  title: "The profile turned around z",
  description:
    "The half profile, put on the XZ plane and revolved one full turn around the z axis: the solid body of the can.",
};

export default function main() {
  const profile = draw()
    .hLine(44)
    .sagittaArcTo([30, 72], -3)
    .customCorner(6)
    .lineTo([17, 88])
    .hLineTo(0)
    .close();

  return profile.sketchOnPlane("XZ").revolve();
}
