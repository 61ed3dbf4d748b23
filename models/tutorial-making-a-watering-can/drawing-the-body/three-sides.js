import { draw } from "replicad";

export const about = {
  title: "Three sides compared",
  description:
    "Three half profiles on top of each other: a straight side, an arc and a spline between the same two points.",
};

function profile(drawSide) {
  return drawSide(draw().hLine(44)).lineTo([17, 88]).hLineTo(0).close();
}

export default function main() {
  return [
    {
      shape: profile((pen) => pen.lineTo([30, 72])),
      name: "straight",
      color: "#8a94a3",
    },
    {
      shape: profile((pen) =>
        pen.smoothSplineTo([30, 72], {
          startTangent: [0, 1],
          endTangent: [-0.4, 1],
        }),
      ),
      name: "spline",
      color: "#c2701c",
    },
    {
      shape: profile((pen) => pen.sagittaArcTo([30, 72], -3)),
      name: "arc",
      color: "#1c7a9c",
    },
  ];
}
