import { draw } from "replicad";

export const about = {
  title: "An outline closed with its mirror image",
  description:
    "Half of a bottle's outline, drawn light, and its mirror image over the line from start to end.",
};

export default function main() {
  const pen = draw().hLine(8).vLine(14).line(-5, 6).vLine(6).hLine(-3);
  return [
    { shape: pen.closeWithMirror(), name: "closed", color: "#1c7a9c" },
    {
      shape: draw().hLine(8).vLine(14).line(-5, 6).vLine(6).hLine(-3).done(),
      name: "before",
      color: "#9aa5b1",
    },
  ];
}
