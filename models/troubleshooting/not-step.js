import { importSTEP, makeBaseBox } from "replicad";

export const about = {
  title: "An STL file read as STEP",
  fails: "The file holds no solid or surface",
  description: "No shape: the file holds triangles in another format.",
};

export default async function main() {
  const file = makeBaseBox(40, 30, 12).blobSTL();
  return importSTEP(file);
}
