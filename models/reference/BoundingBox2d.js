import { draw, drawRectangle } from "replicad";

export const about = {
  title: "The rectangle around an outline",
  description: "A leaf and, drawn light, the upright rectangle that holds it.",
};

export default function main() {
  const leaf = draw().sagittaArc(24, 14, 6).sagittaArc(-24, -14, 6).close();
  const box = leaf.boundingBox;
  console.log("width, height", [box.width, box.height], "mm");
  return [
    {
      shape: drawRectangle(box.width, box.height).translate(box.center),
      name: "bounding box",
      color: "#9aa5b1",
    },
    { shape: leaf, name: "leaf", color: "#1c7a9c" },
  ];
}
