import { drawCircle, drawEllipse, makePlane } from "replicad";

export const about = {
  title: "The oval rim, turned",
  description: "The same neck: the oval is drawn across, and turned.",
};

export default function main() {
  const rimPlane = makePlane("XY", [-8, 0, 110]).pivot(-18, "Y");
  const fillerBase = drawCircle(17).sketchOnPlane("XY", 88);
  const fillerRim = drawEllipse(17, 25).rotate(90).sketchOnPlane(rimPlane);

  return fillerBase.loftWith(fillerRim);
}
