import { assembleWire, makeLine, makeTangentArc } from "replicad";

export const about = {
  title: "Edges joined into one wire",
  description: "A bent path, joined from a line, an arc and another line.",
  camera: { azimuth: -70, elevation: 15 },
};

export default function main() {
  const path = assembleWire([
    makeLine([0, 0, 0], [0, 0, 16]),
    makeTangentArc([0, 0, 16], [0, 0, 1], [12, 0, 28]),
    makeLine([12, 0, 28], [30, 0, 28]),
  ]);
  console.log("length", path.length, "mm");
  return path;
}
