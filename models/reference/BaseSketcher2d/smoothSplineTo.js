import { draw } from "replicad";

export const about = {
  title: "A smooth curve to a point",
  description:
    "After a line in grey, a curve that continues its direction and arrives at (30, 14) going straight up.",
};

export default function main() {
  return [
    {
      shape: draw()
        .line(10, -3)
        .smoothSplineTo([30, 14], { endTangent: [0, 1] })
        .done(),
      name: "added",
      color: "#1c7a9c",
    },
    { shape: draw().line(10, -3).done(), name: "before", color: "#9aa5b1" },
  ];
}
