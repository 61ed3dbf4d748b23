import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "Three sections, smooth",
  description:
    "A vase-like body through three outlines: a rounded square, a wide circle and a narrow circle.",
};

export default function main() {
  const foot = drawRoundedRectangle(50, 50, 8).sketchOnPlane("XY");
  const belly = drawCircle(34).sketchOnPlane("XY", 25);
  const mouth = drawCircle(12).sketchOnPlane("XY", 60);

  return foot.loftWith([belly, mouth], { ruled: false });
}
