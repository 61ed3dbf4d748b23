import { drawCircle, drawEllipse, makePlane } from "replicad";

export const about = {
  title: "A filler whose rim is turned",
  description:
    "The oval is turned by 90°: it is 50 mm wide from side to side. The first number goes along x.",
};

export default function main() {
  const rimPlane = makePlane("XY", 110).pivot(-18, "Y").translateX(-8);
  const fillerBase = drawCircle(17).sketchOnPlane("XY", 88);
  const fillerRim = drawEllipse(17, 25).sketchOnPlane(rimPlane);

  return fillerBase.loftWith(fillerRim);
}
