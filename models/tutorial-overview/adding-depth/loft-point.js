import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A loft that ends in a point",
  description:
    "A pyramid with rounded corners: the loft runs from a rounded square to a single point 45 mm above it.",
};

export default function main() {
  return drawRoundedRectangle(50, 50, 8)
    .sketchOnPlane("XY")
    .loftWith([], { endPoint: [0, 0, 45], ruled: true });
}
