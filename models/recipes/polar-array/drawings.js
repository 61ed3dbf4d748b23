import { drawCircle } from "replicad";

export const about = {
  title: "An array of drawings",
  description:
    "A rosette: eight circles around the origin, fused into one outline and cut from a disc.",
};

/** Returns one drawing of copies around the origin. */
function polarDrawing(drawing, count) {
  return Array.from({ length: count }, (_, i) =>
    drawing.rotate((360 / count) * i),
  ).reduce((all, one) => all.fuse(one));
}

export default function main() {
  const petal = drawCircle(7).translate(14, 0);
  return drawCircle(28).cut(polarDrawing(petal, 8));
}
