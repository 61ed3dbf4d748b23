import { drawCircle, drawEllipse, makePlane } from "replicad";

export const about = {
  title: "A filler with a huge rim",
  description:
    "The rim is twice as large: `drawEllipse` takes half-axes, so a length of 50 mm is a 25.",
};

export default function main() {
  const rimPlane = makePlane("XY", 110).pivot(-18, "Y").translateX(-8);
  const fillerBase = drawCircle(17).sketchOnPlane("XY", 88);
  const fillerRim = drawEllipse(50, 34).sketchOnPlane(rimPlane);

  return fillerBase.loftWith(fillerRim);
}
