import { roundedRectangleBlueprint } from "replicad";

export const about = {
  title: "A rectangle with elliptic corners as a blueprint",
  description:
    "The outline of a rectangle whose corners are quarters of an ellipse, wider than tall.",
};

export default function main() {
  const outline = roundedRectangleBlueprint(30, 18, { rx: 8, ry: 4 });
  console.log("curves", outline.curves.length);
  return outline;
}
