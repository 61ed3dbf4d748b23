import { importSTL, isShape3D, makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "A hole in a mesh of flat faces",
  description:
    "A block that was read from an STL file, with a round hole whose upper edge is rounded.",
};

export default async function main() {
  const file = makeBaseBox(40, 30, 12).blobSTL({ binary: true });
  const mesh = await importSTL(file);
  if (!isShape3D(mesh)) throw new Error("The file holds no solid");
  return mesh
    .cut(makeCylinder(6, 20, [0, 0, -4]))
    .fillet(1.5, (e) => e.inPlane("XY", 12).ofCurveType("CIRCLE"));
}
