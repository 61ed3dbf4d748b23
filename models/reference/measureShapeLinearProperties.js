import {
  makeSphere,
  makeThreePointArc,
  measureShapeLinearProperties,
} from "replicad";

export const about = {
  title: "Where an arc would balance",
  description:
    "A half circle as a line, and a small ball at the point where such a wire would balance.",
  camera: { azimuth: -70, elevation: 15 },
};

export default function main() {
  const arc = makeThreePointArc([-15, 0, 0], [0, 0, 15], [15, 0, 0]);
  const { length, centerOfMass } = measureShapeLinearProperties(arc);
  console.log("length", length, "mm");
  console.log("centre", centerOfMass, "mm");
  const [x, y, z] = centerOfMass;

  return [
    { shape: arc, name: "arc" },
    {
      shape: makeSphere(0.8).translate(x, y, z),
      name: "centre",
      color: "#e0a458",
    },
  ];
}
