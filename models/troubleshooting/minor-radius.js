import { assembleWire, makeEllipse, makeFace } from "replicad";

export const about = {
  title: "An ellipse with its radii swapped",
  fails: "The first radius of this ellipse must be the larger one.",
  description: "No shape: the first radius is the smaller one.",
};

export default function main() {
  return makeFace(assembleWire([makeEllipse(10, 20)]));
}
