import { makeBaseBox } from "replicad";

export const about = {
  title: "The same piece, or an equal one",
  description:
    "A box, and one that was built like it: they look alike but are not the same, as a copy is.",
};

export default function main() {
  const box = makeBaseBox(16, 16, 10);
  const again = makeBaseBox(16, 16, 10);
  console.log("a copy", box.isSame(box.clone()));
  console.log("built again", box.isSame(again));
  return [
    box,
    { shape: again.translateX(22), name: "again", color: "#e0a458" },
  ];
}
