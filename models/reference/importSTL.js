import { importSTL, makeCylinder } from "replicad";

export const about = {
  title: "A disc of flat faces, read from an STL file",
  description:
    "A round disc, out to an STL file and back: its wall is now made of flat faces.",
};

export default async function main() {
  const disc = makeCylinder(12, 8);
  const file = disc.blobSTL({ tolerance: 0.5, angularTolerance: 30 });
  const mesh = await importSTL(file);
  console.log("faces before", disc.faces.length);
  console.log("faces after", mesh.faces.length);
  return mesh;
}
