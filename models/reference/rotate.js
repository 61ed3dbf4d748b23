import { cast, draw, rotate } from "replicad";

export const about = {
  title: "A turned copy",
  description:
    "A wedge turned by a quarter about the z axis; where it was is drawn faint.",
};

export default function main() {
  const wedge = draw()
    .hLine(20)
    .vLine(5)
    .lineTo([0, 12])
    .close()
    .sketchOnPlane("XZ")
    .extrude(10);
  const copy = cast(rotate(wedge.wrapped, 90));

  return [
    { shape: wedge, name: "before", color: "#9aa5b1", opacity: 0.25 },
    { shape: copy, name: "after" },
  ];
}
