import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "A plate with a hole",
  description:
    "The drawing of a plate with rounded corners and a hole: what is left of a rectangle after a circle was cut out of it.",
};

export default function main() {
  const plate = drawRectangle(40, 24).fillet(5);
  return plate.cut(drawCircle(6));
}
