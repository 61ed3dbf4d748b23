import { FaceFinder, makeCylinder } from "replicad";

export const about = {
  title: "Whether a face passes",
  description:
    "The wall of a cylinder without its ends: the one face of three that passes a filter.",
};

export default function main() {
  const round = new FaceFinder().ofSurfaceType("CYLINDRE");
  const { faces } = makeCylinder(10, 16);
  const kept = faces.filter((face) => round.shouldKeep(face));
  console.log("faces", faces.length);
  console.log("kept", kept.length);
  return kept;
}
