import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "Holes",
  description: "A rounded rectangle with two round holes.",
};

export default function main() {
  const plate = drawRoundedRectangle(30, 20, 4);

  return plate
    .cut(drawCircle(3).translate(-8, 0))
    .cut(drawCircle(3).translate(8, 0));
}
