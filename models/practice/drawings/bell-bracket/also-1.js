import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "The bracket of solids",
  description: "The same bracket: cylinders and boxes, fused and cut.",
};

export default function main() {
  return makeCylinder(14, 10)
    .fuse(makeBaseBox(16, 9, 10).translate(18, 0, 0))
    .cut(makeCylinder(11, 10))
    .cut(makeBaseBox(30, 3, 10).translate(15, 0, 0))
    .cut(makeCylinder(2.5, 9, [20, -4.5, 5], [0, 1, 0]));
}
