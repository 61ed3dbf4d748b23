import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "Drawings intersected",
  description: "The part that lies in both the rectangle and the disc.",
};

export default function main() {
  const plate = drawRoundedRectangle(30, 20, 4);
  const disc = drawCircle(9).translate(13, 6);

  return plate.intersect(disc);
}
