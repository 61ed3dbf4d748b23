import { drawCircle, drawEllipse, makePlane } from "replicad";

export const about = {
  title: "Your filler",
  description: "A neck that goes from a circle to a tilted rim of 40 by 36 mm.",
};

export default function main() {
  const rimPlane = makePlane("XY", 110).pivot(-18, "Y").translateX(-8);
  const fillerBase = drawCircle(17).sketchOnPlane("XY", 88);
  const fillerRim = drawEllipse(20, 18).sketchOnPlane(rimPlane);

  return fillerBase.loftWith(fillerRim);
}
