import { cast, draw, scale } from "replicad";

export const about = {
  title: "A smaller copy",
  description:
    "A wedge of half the size inside the faint one it was copied from.",
};

export default function main() {
  const wedge = draw()
    .hLine(20)
    .vLine(5)
    .lineTo([0, 12])
    .close()
    .sketchOnPlane("XZ")
    .extrude(10);
  const copy = cast(scale(wedge.wrapped, [0, 0, 0], 0.5));

  return [
    { shape: wedge, name: "before", color: "#9aa5b1", opacity: 0.25 },
    { shape: copy, name: "after" },
  ];
}
