import { drawRoundedRectangle, makeCylinder } from "replicad";

export const about = {
  title: "A housing that can be seen through",
  description: "A translucent housing with a yellow battery lying inside it.",
};

function makeHousing() {
  return drawRoundedRectangle(60, 24, 6)
    .sketchOnPlane("XY")
    .extrude(20)
    .shell(2, (f) => f.inPlane("XY", 20));
}

export default function main() {
  return [
    { shape: makeHousing(), name: "housing", color: "#5b93ad", opacity: 0.4 },
    {
      shape: makeCylinder(7, 50, [-25, 0, 9], [1, 0, 0]),
      name: "battery",
      color: "#e0a458",
    },
  ];
}
