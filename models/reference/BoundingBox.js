import { makeBaseBox, makeBox } from "replicad";

export const about = {
  title: "The box around a leaning bar",
  description:
    "A leaning bar and, drawn faintly, the box along the axes that holds it.",
};

export default function main() {
  const bar = makeBaseBox(10, 10, 36).rotate(30, [0, 0, 0], [0, 1, 0]);
  const box = bar.boundingBox;
  console.log("width, height, depth", [box.width, box.height, box.depth], "mm");
  console.log("centre", box.center, "mm");
  return [
    { shape: bar, name: "bar" },
    {
      shape: makeBox(box.bounds[0], box.bounds[1]),
      name: "box",
      color: "#9aa5b1",
      opacity: 0.2,
    },
  ];
}
