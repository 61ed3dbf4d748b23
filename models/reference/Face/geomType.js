import { makeCylinder } from "replicad";

export const about = {
  title: "Kinds of faces",
  description:
    "A cylinder: two of its faces are of the kind PLANE, the round one is a CYLINDRE.",
};

export default function main() {
  const can = makeCylinder(10, 16);
  for (const face of can.faces) console.log("kind", face.geomType);
  return can;
}
