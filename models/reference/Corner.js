import { CornerFinder, draw, drawCircle } from "replicad";

export const about = {
  title: "The corners of an outline",
  description: "The outline of an L with a dot at each of its six corners.",
};

export default function main() {
  const outline = draw()
    .hLine(30)
    .vLine(10)
    .hLine(-18)
    .vLine(14)
    .hLine(-12)
    .close();
  const corners = new CornerFinder().find(outline.blueprint);
  console.log("corners", corners.length);

  const dots = corners.map((corner) => ({
    shape: drawCircle(1).translate(corner.point),
    name: `corner ${corner.point.join(", ")}`,
    color: "#c2701c",
  }));
  return [{ shape: outline, name: "outline" }, ...dots];
}
