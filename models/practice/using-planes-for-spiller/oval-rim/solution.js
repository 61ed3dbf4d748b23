import { drawCircle, drawEllipse, makePlane } from "replicad";

export const about = {
  title: "The goal: a filler with an oval rim",
  description:
    "A neck that goes from a circle to a tilted oval rim of 50 by 34 mm.",
};

export default function main() {
  const rimPlane = makePlane("XY", 110).pivot(-18, "Y").translateX(-8);
  const fillerBase = drawCircle(17).sketchOnPlane("XY", 88);
  const fillerRim = drawEllipse(25, 17).sketchOnPlane(rimPlane);

  return fillerBase.loftWith(fillerRim);
}
