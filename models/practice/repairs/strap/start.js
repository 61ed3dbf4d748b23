import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "A strap without its holes",
  fails: "This shape was used up by an earlier call",
  description: "No shape: the second hole cannot be cut.",
};

export default function main() {
  const strap = makeBaseBox(50, 16, 5);
  const drill = makeCylinder(4, 10, [0, 0, -3]);

  return strap.cut(drill.translateX(-15)).cut(drill.translateX(15));
}
