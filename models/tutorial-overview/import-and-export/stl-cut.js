import { importSTL, isShape3D, makeCylinder } from "replicad";

export const about = {
  title: "A hole in a mesh of facets",
  fails: "A hole in a mesh of facets is not a valid solid",
  description: "The faceted knob with a round hole through its middle.",
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
  const mesh = await importSTL(file);
  if (!isShape3D(mesh)) throw new Error("The file holds no solid");
  return mesh.cut(makeCylinder(4, 20, [0, 0, -2]));
}
