import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "A strap with one hole",
  description:
    "The second hole is missing. Move a clone of the drill, so that the drill is left for the second hole.",
};

export default function main() {
  const strap = makeBaseBox(50, 16, 5);
  const drill = makeCylinder(4, 10, [0, 0, -3]);

  return strap.cut(drill.translateX(-15));
}
