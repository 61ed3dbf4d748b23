import { drawPolysides } from "replicad";

export const about = {
  title: "A hexagonal loft that twists",
  description:
    "The sides are twisted, because the upper hexagon is turned by 30°. Both begin in the same direction.",
};

export default function main() {
  const below = drawPolysides(24, 6).sketchOnPlane("XY");
  const above = drawPolysides(14, 6).rotate(30).sketchOnPlane("XY", 40);

  return below.loftWith(above);
}
