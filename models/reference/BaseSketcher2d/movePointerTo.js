import { draw, drawCircle } from "replicad";

export const about = {
  title: "A pen that starts elsewhere",
  description:
    "A triangle that starts at (15, 8): the pen is put there first, from the origin, marked by a small circle.",
};

export default function main() {
  return [
    { shape: drawCircle(1), name: "origin", color: "#9aa5b1" },
    {
      shape: draw().movePointerTo([15, 8]).hLine(16).line(-8, 12).close(),
      name: "triangle",
      color: "#1c7a9c",
    },
  ];
}
