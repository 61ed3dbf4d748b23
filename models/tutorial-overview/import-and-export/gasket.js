import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "A gasket to cut",
  description: "The outline of a gasket with one large and four small holes.",
};

export default function main() {
  const bolt = drawCircle(2.5);
  return [
    [-22, -14],
    [22, -14],
    [22, 14],
    [-22, 14],
  ].reduce(
    (gasket, [x, y]) => gasket.cut(bolt.translate(x, y)),
    drawRoundedRectangle(56, 40, 8).cut(drawCircle(11)),
  );
}
