import {
  draw,
  drawCircle,
  drawProjection,
  drawRoundedRectangle,
  ProjectionCamera,
} from "replicad";

export const about = {
  title: "Orthographic projections",
  description:
    "A drawing sheet with the front, right, left, top and bottom view and a slanted view of a bracket; hidden edges are dashed.",
};

/** A bracket that looks different from every side. */
function makeBracket() {
  const wall = draw()
    .hLine(50)
    .vLine(8)
    .hLine(-42)
    .vLine(32)
    .hLine(-8)
    .close()
    .sketchOnPlane("XZ")
    .extrude(-30);
  const slot = drawRoundedRectangle(16, 10, 4.9)
    .translate(32, 15)
    .sketchOnPlane("XY", -1)
    .extrude(10);
  const hole = drawCircle(6)
    .translate(10, 26)
    .sketchOnPlane("YZ", -1)
    .extrude(10);
  return wall.cut(slot).cut(hole);
}

/** One view of a shape at its place on the sheet, hidden lines dashed. */
function view(shape, name, camera, [x, y]) {
  const { visible, hidden } = drawProjection(shape, camera);
  return [
    {
      shape: hidden.translate(x, y),
      name: `${name}, hidden`,
      strokeType: "dashes",
      color: "#9aa5b1",
    },
    { shape: visible.translate(x, y), name, color: "#1c7a9c" },
  ];
}

export default function main() {
  const bracket = makeBracket();
  const corner = new ProjectionCamera([150, -150, 120]).lookAt([25, 15, 20]);

  return [
    ...view(bracket, "front", "front", [0, 0]),
    ...view(bracket, "left", "left", [75, 0]),
    ...view(bracket, "right", "right", [-25, 0]),
    ...view(bracket, "top", "top", [0, -25]),
    ...view(bracket, "bottom", "bottom", [0, 65]),
    ...view(bracket, "corner", corner, [110, -40]),
  ];
}
