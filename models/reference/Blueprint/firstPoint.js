import { draw, drawCircle } from "replicad";

export const about = {
  title: "Where an outline starts and ends",
  description:
    "Two lines with a large circle at their start and a small one at their end.",
};

export default function main() {
  const { blueprint } = draw().hLine(20).line(-10, 14).done();
  return [
    {
      shape: drawCircle(1.2).translate(blueprint.firstPoint),
      name: "start",
      color: "#e0a458",
    },
    {
      shape: drawCircle(0.6).translate(blueprint.lastPoint),
      name: "end",
      color: "#e0a458",
    },
    { shape: blueprint, name: "outline", color: "#1c7a9c" },
  ];
}
