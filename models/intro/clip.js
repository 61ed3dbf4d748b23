import { draw } from "replicad";

export const about = {
  title: "A cable clip",
  description:
    "A small cable clip: a flat foot that turns back over itself into a round hook.",
  camera: { azimuth: -50, elevation: 24 },
  params: {
    cable: { label: "Cable", unit: "mm", min: 3, max: 12, step: 0.5 },
    wall: { label: "Wall", unit: "mm", min: 1.6, max: 3, step: 0.2 },
    width: { label: "Width", unit: "mm", min: 6, max: 20, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { cable: 6, wall: 2.4, width: 10 };

/** @param {typeof defaultParams} params */
export default function main({ cable, wall, width }) {
  const outer = cable + 2 * wall;

  const outline = draw()
    .hLine(18 + outer / 2)
    .tangentArc(0, outer)
    .hLine(-4)
    .tangentArc(0, -wall)
    .hLine(4)
    .tangentArc(0, -cable)
    .hLine(-18 - outer / 2)
    .close();

  return outline
    .sketchOnPlane("XZ")
    .extrude(width)
    .fillet(0.6, (e) => e.inDirection("Y").inPlane("YZ"));
}
