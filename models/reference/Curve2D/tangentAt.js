import { draw } from "replicad";

export const about = {
  title: "The direction of a piece",
  description:
    "An arc and, drawn dashed, the straight line that goes on in its direction at a quarter of the way.",
};

export default function main() {
  const arc = draw().sagittaArc(24, 0, 8).done();
  const [curve] = arc.blueprint.curves;
  const { firstParameter: first, lastParameter: last } = curve;
  const point = curve.value(first + (last - first) / 4);
  const [x, y] = curve.tangentAt(0.25);
  const length = Math.hypot(x, y);
  return [
    {
      shape: draw(point)
        .line((12 * x) / length, (12 * y) / length)
        .done(),
      name: "direction",
      color: "#9aa5b1",
      strokeType: "dashes",
    },
    { shape: arc, name: "arc", color: "#1c7a9c" },
  ];
}
