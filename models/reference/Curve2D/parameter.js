import { draw, drawCircle } from "replicad";

export const about = {
  title: "Where on a piece a point lies",
  description:
    "A line and a point on it, 8 mm from its start: on a line that is its parameter.",
};

export default function main() {
  const line = draw().hLine(24).done();
  const [curve] = line.blueprint.curves;
  console.log("parameter", curve.parameter([8, 0]));
  return [
    { shape: line, name: "line", color: "#9aa5b1" },
    { shape: drawCircle(0.6).translate(8, 0), name: "point", color: "#1c7a9c" },
  ];
}
