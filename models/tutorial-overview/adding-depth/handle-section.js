import { draw, drawEllipse, drawRectangle } from "replicad";

export const about = {
  title: "The section on its plane",
  description:
    "The path stands upright. At its start lies a see-through plane across it, and on the plane an ellipse: the section.",
  camera: { azimuth: -35, elevation: 28 },
};

export default function main() {
  const path = draw()
    .vLine(20)
    .tangentArc(12, 12)
    .hLine(56)
    .tangentArc(12, -12)
    .vLine(-20)
    .done()
    .sketchOnPlane("XZ");
  const line = path.wire.clone();

  let across;
  path.sweepSketch((plane) => {
    across = plane;
    return drawEllipse(7, 4).sketchOnPlane(plane);
  });

  return [
    { shape: line, name: "path", color: "#1c7a9c" },
    {
      shape: drawRectangle(28, 28).sketchOnPlane(across).face(),
      name: "plane",
      color: "#9aa5b1",
      opacity: 0.35,
    },
    {
      shape: drawEllipse(7, 4).sketchOnPlane(across).face().translateZ(0.05),
      name: "section",
      color: "#c2410c",
    },
  ];
}
