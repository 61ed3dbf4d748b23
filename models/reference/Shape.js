import { makeBaseBox } from "replicad";

export const about = {
  title: "A shape and its moved copy",
  description:
    "A box, drawn faintly, and a copy of it that was moved and then rotated.",
};

export default function main() {
  const box = makeBaseBox(20, 12, 8);
  return [
    { shape: box.clone().translate(26, 0, 0).rotate(30), name: "copy" },
    { shape: box, name: "box", color: "#9aa5b1", opacity: 0.25 },
  ];
}
