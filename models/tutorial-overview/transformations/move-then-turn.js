import { draw } from "replicad";

export const about = {
  title: "Move, then turn",
  description:
    "The bracket moved 40 mm along x and then turned by 60 degrees: it ends on a circle around the origin.",
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
      shape: makeBracket().translateX(40).rotate(60),
      name: "after",
      color: "#1c7a9c",
    },
  ];
}
