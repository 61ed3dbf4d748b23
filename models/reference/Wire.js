import { assembleWire, makeLine, makeThreePointArc } from "replicad";

export const about = {
  title: "Edges joined to a wire",
  description: "A line, an arc and another line, end to end.",
};

export default function main() {
  const wire = assembleWire([
    makeLine([0, 0, 0], [20, 0, 0]),
    makeThreePointArc([20, 0, 0], [27, 0, 3], [30, 0, 10]),
    makeLine([30, 0, 10], [30, 0, 20]),
  ]);
  console.log("length", wire.length, "mm");
  return wire;
}
