import { makeBaseBox } from "replicad";

export const about = {
  title: "A shape moved along y",
  description: "A box moved by 20 mm along y; where it was is drawn faintly.",
};

export default function main() {
  const box = makeBaseBox(20, 12, 8);
  return [
    { shape: box.clone().translateY(20), name: "moved" },
    { shape: box, name: "before", color: "#9aa5b1", opacity: 0.25 },
  ];
}
