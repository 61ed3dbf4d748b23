import { makeBaseBox } from "replicad";

export const about = {
  title: "A shape moved",
  description:
    "A box moved by 24 mm along x, 10 along y and 8 up; where it was is drawn faintly.",
};

export default function main() {
  const box = makeBaseBox(20, 12, 8);
  return [
    { shape: box.clone().translate(24, 10, 8), name: "moved" },
    { shape: box, name: "before", color: "#9aa5b1", opacity: 0.25 },
  ];
}
