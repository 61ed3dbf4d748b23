import { drawCircle, drawPolysides, drawRectangle } from "replicad";

export const about = {
  title: "A knob with a switch and a choice",
  description: "A round knob with a grip of six sides and a mark on its top.",
  params: {
    grip: { label: "Grip", choices: ["round", "hexagonal", "square"] },
    mark: { label: "Mark on the top" },
    diameter: { label: "Diameter", unit: "mm", min: 16, max: 60, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { diameter: 30, grip: "hexagonal", mark: true };

function outlineOf(grip, radius) {
  if (grip === "round") return drawCircle(radius);
  return drawPolysides(radius, grip === "square" ? 4 : 6);
}

/** @param {typeof defaultParams} params */
export default function main({ diameter, grip, mark }) {
  const radius = diameter / 2;
  const base = drawCircle(radius + 4)
    .sketchOnPlane("XY")
    .extrude(4);
  const knob = base.fuse(
    outlineOf(grip, radius).sketchOnPlane("XY").extrude(18),
  );
  if (!mark) return knob;
  const groove = drawRectangle(2, radius).translate(0, radius / 2);
  return knob.cut(groove.sketchOnPlane("XY", 17).extrude(2));
}
