import { drawCircle } from "replicad";

export const about = {
  title: "An array of drawings",
  description:
    "A disc of radius 28 mm with eight round windows cut out of it around its middle.",
};

/** Returns copies of a drawing around the origin. */
function polarDrawings(drawing, count) {
  return Array.from({ length: count }, (_, i) =>
    drawing.rotate((360 / count) * i),
  );
}

export default function main() {
  const window = drawCircle(5).translate(18, 0);
  return polarDrawings(window, 8).reduce(
    (disc, hole) => disc.cut(hole),
    drawCircle(28),
  );
}
