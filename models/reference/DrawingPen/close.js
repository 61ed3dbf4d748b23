import { draw } from "replicad";

export const about = {
  title: "An outline closed with a line",
  description:
    "Three lines, drawn light, and the straight line back to the start that closes them.",
};

export default function main() {
  const pen = draw().hLine(30).vLine(16).hLine(-18);
  return [
    { shape: pen.close(), name: "closed", color: "#1c7a9c" },
    {
      shape: draw().hLine(30).vLine(16).hLine(-18).done(),
      name: "before",
      color: "#9aa5b1",
    },
  ];
}
