import { makeBaseBox } from "replicad";

export const about = {
  title: "A copy that is kept",
  description:
    "A box, drawn faintly, and a copy of it tilted about its lower edge: tilting would have used up the box.",
};

export default function main() {
  const box = makeBaseBox(20, 12, 8);
  return [
    { shape: box.clone().rotate(45, [10, 0, 0], [0, 1, 0]), name: "copy" },
    { shape: box, name: "box", color: "#9aa5b1", opacity: 0.25 },
  ];
}
