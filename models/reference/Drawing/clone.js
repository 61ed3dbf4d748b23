import { drawRectangle } from "replicad";

export const about = {
  title: "A drawing and its copy",
  description:
    "A drawing and an equal copy of it, moved aside: the drawing itself never changes.",
};

export default function main() {
  const tile = drawRectangle(16, 16).fillet(4);
  const copy = tile.clone().translate(22, 0);
  return [
    { shape: tile, name: "drawing", color: "#9aa5b1" },
    { shape: copy, name: "copy", color: "#1c7a9c" },
  ];
}
