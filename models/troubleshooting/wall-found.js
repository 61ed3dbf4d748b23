import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "A kind of surface that exists",
  description: "A block with a hole whose round wall is coloured.",
};

export default function main() {
  const block = makeBaseBox(40, 30, 12).cut(makeCylinder(8, 20, [0, 0, -4]));
  return { shape: block, highlightFace: (f) => f.ofSurfaceType("CYLINDRE") };
}
