import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "Two drawings",
  description:
    "A rounded rectangle and a disc that overlaps its upper right corner.",
};

export default function main() {
  const plate = drawRoundedRectangle(30, 20, 4);
  const disc = drawCircle(9).translate(13, 6);

  return [
    { shape: plate, name: "plate", color: "#1c7a9c" },
    { shape: disc, name: "disc", color: "#c2701c" },
  ];
}
