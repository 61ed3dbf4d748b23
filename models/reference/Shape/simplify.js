import { draw } from "replicad";

export const about = {
  title: "Faces in one plane merged",
  description:
    "A bar whose long sides are cut by a seam, drawn above, and the same bar simplified, without the seam.",
};

export default function main() {
  const outline = draw().hLine(20).hLine(20).vLine(14).hLine(-20).hLine(-20);
  const bar = outline.close().sketchOnPlane("XY").extrude(8);
  const simple = bar.simplify();
  console.log("faces before", bar.faces.length);
  console.log("faces after", simple.faces.length);
  return [
    { shape: simple, name: "simplified" },
    { shape: bar.translateZ(18), name: "before", color: "#9aa5b1" },
  ];
}
