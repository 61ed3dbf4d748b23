import {
  makeSphere,
  makeThreePointArc,
  measureShapeLinearProperties,
} from "replicad";

export const about = {
  title: "The length of an arc and its centre",
  description:
    "A half circle and a ball at its centre, which lies inside of the arc.",
};

export default function main() {
  const arc = makeThreePointArc([0, 0, 0], [10, 0, 10], [20, 0, 0]);
  const { length, centerOfMass } = measureShapeLinearProperties(arc);
  console.log("length", length, "mm");
  console.log("centre", centerOfMass, "mm");
  return [arc, makeSphere(0.8).translate(centerOfMass)];
}
