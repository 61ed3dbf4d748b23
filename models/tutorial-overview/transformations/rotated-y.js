import { draw } from "replicad";

export const about = {
  title: "The bracket tipped over",
  description:
    "The bracket before and after a turn by 90 degrees around the y axis: it hangs below the xy plane, its back on top.",
};

function makeBracket() {
  const plate = draw()
    .hLine(30)
    .vLine(5)
    .hLine(-25)
    .vLine(25)
    .hLine(-5)
    .close();
  return plate.sketchOnPlane("XZ").extrude(-20);
}

export default function main() {
  const bracket = makeBracket();
  return [
    { shape: makeBracket(), name: "before", color: "#9aa5b1", opacity: 0.35 },
    {
      shape: bracket.rotate(90, [0, 0, 0], [0, 1, 0]),
      name: "after",
      color: "#1c7a9c",
    },
  ];
}
