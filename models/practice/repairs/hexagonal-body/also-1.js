import { drawPolysides } from "replicad";

export const about = {
  title: "The hexagonal loft with a taper",
  description: "The same body: both hexagons are turned in the same way.",
};

export default function main() {
  const below = drawPolysides(24, 6).rotate(60).sketchOnPlane("XY");
  const above = drawPolysides(14, 6).rotate(60).sketchOnPlane("XY", 40);

  return above.loftWith(below);
}
