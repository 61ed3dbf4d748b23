import { assembleWire, makeLine, makeTangentArc } from "replicad";

export const about = {
  title: "An arc that goes on smoothly",
  description:
    "A straight upright line that goes over into an arc without a corner, like a walking stick.",
  camera: { azimuth: -70, elevation: 15 },
};

export default function main() {
  const stick = makeLine([0, 0, 0], [0, 0, 24]);
  const handle = makeTangentArc([0, 0, 24], [0, 0, 1], [12, 0, 24]);
  return assembleWire([stick, handle]);
}
