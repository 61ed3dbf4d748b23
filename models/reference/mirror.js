import { cast, draw, mirror } from "replicad";

export const about = {
  title: "A mirrored copy",
  description: "A wedge and its faint original, mirror images of each other.",
  camera: { azimuth: -75, elevation: 20 },
};

export default function main() {
  const wedge = draw()
    .hLine(20)
    .vLine(5)
    .lineTo([0, 12])
    .close()
    .sketchOnPlane("XZ")
    .extrude(10);
  const copy = cast(mirror(wedge.wrapped, "YZ"));

  return [
    { shape: wedge, name: "before", color: "#9aa5b1", opacity: 0.25 },
    { shape: copy, name: "after" },
  ];
}
