import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "Three kinds of line",
  description:
    "Three rounded outlines, each around the one before: a solid line, a dashed one and a dotted one.",
};

export default function main() {
  const outline = drawRoundedRectangle(60, 40, 8);

  return [
    { shape: outline, name: "solid" },
    { shape: outline.offset(4), name: "dashes", strokeType: "dashes" },
    { shape: outline.offset(8), name: "dots", strokeType: "dots" },
  ];
}
