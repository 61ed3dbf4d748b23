import { drawPolysides } from "replicad";

export const about = {
  title: "A loft with twisted sides",
  description:
    "A hexagon at the bottom and a smaller one at the top, with twisted sides.",
};

export default function main() {
  const below = drawPolysides(24, 6).sketchOnPlane("XY");
  const above = drawPolysides(14, 6).rotate(30).sketchOnPlane("XY", 40);

  return below.loftWith(above);
}
