import { cast, makeBaseBox, Transformation } from "replicad";

export const about = {
  title: "A transformation applied to a box",
  description:
    "A box, drawn faintly, and the same box rotated by 45 degrees about its corner.",
};

export default function main() {
  const box = makeBaseBox(24, 12, 8);
  const turn = new Transformation().rotate(45, [-12, -6, 0], [0, 0, 1]);
  return [
    { shape: cast(turn.transform(box.wrapped)), name: "rotated" },
    { shape: box, name: "before", color: "#9aa5b1", opacity: 0.25 },
  ];
}
