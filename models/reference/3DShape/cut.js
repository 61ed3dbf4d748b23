import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "One body cut out of another",
  description:
    "A block with a round bite out of its corner; the cylinder that took it away is drawn faintly.",
};

export default function main() {
  const block = makeBaseBox(40, 30, 14);
  const drill = makeCylinder(12, 20, [20, -15, -3]);
  return [
    { shape: block.cut(drill), name: "what is left" },
    { shape: drill, name: "cut away", color: "#9aa5b1", opacity: 0.25 },
  ];
}
