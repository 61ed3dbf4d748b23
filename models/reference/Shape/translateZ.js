import { makeBaseBox } from "replicad";

export const about = {
  title: "A shape moved up",
  description: "A box moved up by 16 mm; where it was is drawn faintly.",
};

export default function main() {
  const box = makeBaseBox(20, 12, 8);
  return [
    { shape: box.clone().translateZ(16), name: "moved" },
    { shape: box, name: "before", color: "#9aa5b1", opacity: 0.25 },
  ];
}
