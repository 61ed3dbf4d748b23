import { drawPolysides } from "replicad";

export const about = {
  title: "The goal: a straight hexagonal loft",
  description:
    "A hexagon at the bottom and a smaller one at the top, with six flat sides.",
};

export default function main() {
  const below = drawPolysides(24, 6).sketchOnPlane("XY");
  const above = drawPolysides(14, 6).sketchOnPlane("XY", 40);

  return below.loftWith(above);
}
