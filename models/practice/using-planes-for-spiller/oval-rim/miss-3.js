import { drawCircle, drawEllipse, makePlane } from "replicad";

export const about = {
  title: "A filler with the rim of the can",
  description:
    "The rim is still 40 mm long and 36 mm wide. Change the two numbers of `drawEllipse`: they are half of that.",
};

export default function main() {
  const rimPlane = makePlane("XY", 110).pivot(-18, "Y").translateX(-8);
  const fillerBase = drawCircle(17).sketchOnPlane("XY", 88);
  const fillerRim = drawEllipse(20, 18).sketchOnPlane(rimPlane);

  return fillerBase.loftWith(fillerRim);
}
