import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "A shelf pin with a cut collar",
  description:
    "The flat also cuts the collar. It ends at the top of the collar, 12 mm above the floor.",
};

export default function main() {
  const pin = makeCylinder(2.5, 10)
    .fuse(makeCylinder(5, 2, [0, 0, 10]))
    .fuse(makeCylinder(3.5, 8, [0, 0, 12]));
  const beside = makeBaseBox(10, 10, 10).translate(7.5, 0, 10);

  return pin.cut(beside);
}
