import { drawRectangle } from "replicad";

export const about = {
  title: "A drawing moved",
  description:
    "A square moved by 18 mm along x and 8 mm along y; where it was is drawn light.",
};

export default function main() {
  const tile = drawRectangle(12, 12);
  return [
    { shape: tile, name: "before", color: "#9aa5b1" },
    { shape: tile.translate(18, 8), name: "moved", color: "#1c7a9c" },
  ];
}
