import { draw } from "replicad";

export const about = {
  title: "A spline that continues",
  description:
    "A slanted line in grey, and a smooth spline that takes up its direction and ends level.",
};

export default function main() {
  return [
    {
      shape: draw()
        .line(10, 8)
        .smoothSpline(20, 2, { endTangent: [1, 0] })
        .done(),
      name: "added",
      color: "#1c7a9c",
    },
    { shape: draw().line(10, 8).done(), name: "before", color: "#9aa5b1" },
  ];
}
