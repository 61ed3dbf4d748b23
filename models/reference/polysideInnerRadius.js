import { drawCircle, drawPolysides, polysideInnerRadius } from "replicad";

export const about = {
  title: "The circle that fits inside a polygon",
  description:
    "A hexagon, drawn light, and the largest circle inside it, which touches every side.",
  params: {
    sides: { label: "Sides", min: 3, max: 12, step: 1 },
  },
};

export const defaultParams = { sides: 6 };

/** @param {typeof defaultParams} params */
export default function main({ sides }) {
  const radius = polysideInnerRadius(12, sides);
  console.log("inner radius", radius, "mm");

  return [
    { shape: drawPolysides(12, sides), name: "polygon", color: "#9aa5b1" },
    { shape: drawCircle(radius), name: "inner circle", color: "#1c7a9c" },
  ];
}
