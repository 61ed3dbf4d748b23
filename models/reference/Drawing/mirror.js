import { draw } from "replicad";

export const about = {
  title: "A drawing mirrored",
  description:
    "A sail mirrored across the y axis, drawn dashed: the mirror line runs along (0, 1) through the origin.",
};

export default function main() {
  const sail = draw([4, -8]).vLine(20).line(14, -16).close();
  return [
    {
      shape: draw([0, -10]).vLine(24).done(),
      name: "mirror line",
      color: "#9aa5b1",
      strokeType: "dashes",
    },
    { shape: sail, name: "before", color: "#9aa5b1" },
    {
      shape: sail.mirror([0, 1], [0, 0], "plane"),
      name: "mirrored",
      color: "#1c7a9c",
    },
  ];
}
