import { drawCircle, drawRectangle, fuse2D } from "replicad";

export const about = {
  title: "Two flat shapes joined",
  description:
    "A rounded plate and a disc joined into one outline; what they were is drawn light.",
};

export default function main() {
  const plate = drawRectangle(30, 14, 3).blueprint;
  const disc = drawCircle(11).blueprint;
  return [
    { shape: plate, name: "plate", color: "#9aa5b1" },
    { shape: disc, name: "disc", color: "#9aa5b1" },
    { shape: fuse2D(plate, disc), name: "joined", color: "#1c7a9c" },
  ];
}
