import { cast, makeBaseBox, Transformation } from "replicad";

export const about = {
  title: "A transformation that moves",
  description: "A box, drawn faintly, and the same box 26 mm further along x.",
};

export default function main() {
  const box = makeBaseBox(20, 12, 8);
  const move = new Transformation().translate(26, 0, 0);
  return [
    { shape: cast(move.transform(box.wrapped)), name: "moved" },
    { shape: box, name: "before", color: "#9aa5b1", opacity: 0.25 },
  ];
}
