import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "Drawing cut",
  description: "The rectangle with a bite in its upper right corner.",
};

export default function main() {
  const plate = drawRoundedRectangle(30, 20, 4);
  const disc = drawCircle(9).translate(13, 6);

  return plate.cut(disc);
}
