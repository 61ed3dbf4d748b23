import { makeBaseBox, makeBox } from "replicad";

export const about = {
  title: "The box around a shape",
  description:
    "A rotated bar and, drawn faintly, the box along the axes that just holds it.",
};

export default function main() {
  const bar = makeBaseBox(40, 10, 8).rotate(35);
  const [low, high] = bar.boundingBox.bounds;
  console.log("width", bar.boundingBox.width, "mm");
  console.log("height", bar.boundingBox.height, "mm");
  console.log("depth", bar.boundingBox.depth, "mm");
  return [
    { shape: bar, name: "bar" },
    {
      shape: makeBox(low, high),
      name: "bounding box",
      color: "#9aa5b1",
      opacity: 0.2,
    },
  ];
}
