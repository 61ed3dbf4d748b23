import { importSTL, makeCylinder } from "replicad";

export const about = {
  title: "Read back from a finer STL",
  description:
    "A round knob made of many small facets, so that it looks almost smooth.",
  camera: { elevation: 35 },
};

function makeKnob() {
  return makeCylinder(15, 16).fillet(5, (e) => e.inPlane("XY", 16));
}

export default async function main() {
  const file = makeKnob().blobSTL({
    tolerance: 0.1,
    angularTolerance: 30,
    binary: true,
  });
  return importSTL(file);
}
