import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "Three sections, ruled",
  description:
    "The same three outlines joined by straight lines: the surface has a crease at the middle outline.",
};

export default function main() {
  const foot = drawRoundedRectangle(50, 50, 8).sketchOnPlane("XY");
  const belly = drawCircle(34).sketchOnPlane("XY", 25);
  const mouth = drawCircle(12).sketchOnPlane("XY", 60);

  return foot.loftWith([belly, mouth], { ruled: true });
}
