import {
  makeSphere,
  measureShapeSurfaceProperties,
  sketchPolysides,
} from "replicad";

export const about = {
  title: "The area of a pyramid and the centre of its surface",
  description:
    "A see-through pyramid and a small ball at the centre of its surface.",
};

export default function main() {
  const foot = sketchPolysides(14, 6);
  const pyramid = foot.loftWith([], { endPoint: [0, 0, 24] });
  const { area, centerOfMass } = measureShapeSurfaceProperties(pyramid);
  console.log("area", area, "mm²");
  console.log("centre of the surface", centerOfMass, "mm");
  const [x, y, z] = centerOfMass;

  return [
    { shape: pyramid, name: "pyramid", opacity: 0.5 },
    {
      shape: makeSphere(1.2).translate(x, y, z),
      name: "centre",
      color: "#e0a458",
    },
  ];
}
