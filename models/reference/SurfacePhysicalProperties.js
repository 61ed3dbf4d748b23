import { draw, makeSphere, measureShapeSurfaceProperties } from "replicad";

export const about = {
  title: "The area of a face and its centre",
  description: "A flat triangle and a ball at the centre of its area.",
};

export default function main() {
  const face = draw().hLine(30).vLine(24).close().sketchOnPlane("XY").face();
  const { area, centerOfMass } = measureShapeSurfaceProperties(face);
  console.log("area", area, "mm²");
  console.log("centre", centerOfMass, "mm");
  return [
    face,
    {
      shape: makeSphere(1).translate(centerOfMass),
      name: "centre",
      color: "#e0a458",
    },
  ];
}
