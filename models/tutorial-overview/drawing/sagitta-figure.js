import { draw } from "replicad";

export const about = {
  title: "Chord and sagitta",
  description:
    "An arc over a dashed chord of 20 mm. From the middle of the chord an arrow of 6 mm, the sagitta, points up to the arc.",
};

/** An arrow that points up. */
function makeArrow(length) {
  return draw([10, 0])
    .vLine(length)
    .line(-0.8, -1.6)
    .line(1.6, 0)
    .line(-0.8, 1.6)
    .done();
}

export default function main() {
  return [
    {
      shape: draw().hLine(20).done(),
      name: "chord",
      color: "#9aa5b1",
      strokeType: "dashes",
    },
    { shape: makeArrow(6), name: "sagitta", color: "#c2410c" },
    {
      shape: draw().sagittaArc(20, 0, 6).done(),
      name: "arc",
      color: "#1c7a9c",
    },
  ];
}
