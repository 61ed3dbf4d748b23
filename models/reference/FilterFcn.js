import { makeBaseBox, measureArea } from "replicad";

export const about = {
  title: "Faces chosen by a function",
  description:
    "A stepped block with its small faces marked: those below 150 mm².",
};

export default function main() {
  const block = makeBaseBox(30, 20, 8).fuse(makeBaseBox(10, 10, 16));
  return {
    shape: block,
    highlightFace: (face) =>
      face.when(({ element }) => measureArea(element) < 150),
  };
}
