import { draw, drawCircle } from "replicad";

export const about = {
  title: "A piece of an outline, split",
  description:
    "An arc whose middle is marked by a circle: the piece was split there into two.",
};

export default function main() {
  const arc = draw().sagittaArc(24, 0, 8).done();
  const [curve] = arc.blueprint.curves;
  const middle = curve.value((curve.firstParameter + curve.lastParameter) / 2);
  console.log("kind", curve.geomType);
  console.log("pieces", curve.splitAt([middle]).length);
  return [
    { shape: arc, name: "arc", color: "#1c7a9c" },
    {
      shape: drawCircle(0.8).translate(middle),
      name: "middle",
      color: "#e0a458",
    },
  ];
}
