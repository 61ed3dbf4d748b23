import { draw, drawProjection, makeCylinder } from "replicad";

export const about = {
  title: "The bracket from the front",
  description:
    "The outline of the bracket as seen from the front, with its hidden edges dashed.",
};

function makeBracket() {
  return draw()
    .hLine(40)
    .vLine(5)
    .hLineTo(5)
    .customCorner(6)
    .vLineTo(40)
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .extrude(-30)
    .cut(makeCylinder(3, 20, [26, 15, -5]))
    .cut(makeCylinder(3, 20, [-5, 15, 26], [1, 0, 0]));
}

export default function main() {
  const { visible, hidden } = drawProjection(makeBracket(), "front");
  return [
    { shape: visible, name: "visible" },
    { shape: hidden, name: "hidden", strokeType: "dashes" },
  ];
}
