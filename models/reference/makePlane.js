import { drawRectangle, makePlane } from "replicad";

export const about = {
  title: "A plane to draw on",
  description:
    "Three thin plates: one lies on the ground, one stands upright, and one lies 12 mm higher and is tilted.",
};

export default function main() {
  const card = drawRectangle(20, 14, 2);
  const tilted = makePlane("XY", 12).pivot(30, "Y");

  return [
    { shape: card.sketchOnPlane(makePlane("XY")).extrude(0.6), name: "XY" },
    {
      shape: card.sketchOnPlane(makePlane("XZ", [0, 16, 7])).extrude(0.6),
      name: "XZ",
      color: "#e0a458",
    },
    {
      shape: card.sketchOnPlane(tilted).extrude(0.6),
      name: "tilted",
      color: "#5fa777",
    },
  ];
}
