import { importSTL, makeCylinder } from "replicad";

export const about = {
  title: "Read back from a coarse STL",
  description: "A round knob made of wide flat facets.",
  camera: { elevation: 35 },
};

function makeKnob() {
  return makeCylinder(15, 16).fillet(5, (e) => e.inPlane("XY", 16));
}

export default async function main() {
  const file = makeKnob().blobSTL({
    tolerance: 1,
    angularTolerance: 30,
    binary: true,
  });
  return importSTL(file);
}
