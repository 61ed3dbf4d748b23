import { draw } from "replicad";

export const about = {
  title: "Turn, then move",
  description:
    "The bracket turned by 60 degrees in place and then moved 40 mm along x.",
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
  return [
    { shape: makeBracket(), name: "before", color: "#9aa5b1", opacity: 0.35 },
    {
      shape: makeBracket().rotate(60).translateX(40),
      name: "after",
      color: "#1c7a9c",
    },
  ];
}
