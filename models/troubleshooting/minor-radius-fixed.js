import { assembleWire, makeEllipse, makeFace } from "replicad";

export const about = {
  title: "An ellipse with the larger radius first",
  description: "A flat face bounded by an ellipse, 40 mm long and 20 mm wide.",
};

export default function main() {
  return makeFace(assembleWire([makeEllipse(20, 10)]));
}
