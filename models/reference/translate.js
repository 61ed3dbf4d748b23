import { cast, draw, translate } from "replicad";

export const about = {
  title: "A moved copy",
  description: "A wedge and, drawn faint, the place it was copied from.",
};

export default function main() {
  const wedge = draw()
    .hLine(20)
    .vLine(5)
    .lineTo([0, 12])
    .close()
    .sketchOnPlane("XZ")
    .extrude(10);
  const copy = cast(translate(wedge.wrapped, [14, 0, 14]));

  return [
    { shape: wedge, name: "before", color: "#9aa5b1", opacity: 0.25 },
    { shape: copy, name: "after" },
  ];
}
