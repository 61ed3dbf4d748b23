import {
  drawRectangle,
  FaceFinder,
  makeCylinder,
  makeNewFaceWithinFace,
} from "replicad";

export const about = {
  title: "A patch of a curved face",
  description:
    "A faint cylinder and, lifted off its wall, a curved label with rounded corners.",
};

export default function main() {
  const can = makeCylinder(12, 30);
  const wall = new FaceFinder()
    .ofSurfaceType("CYLINDRE")
    .find(can, { unique: true });
  const outline = drawRectangle(20, 14, 3)
    .translate(64, 15)
    .sketchOnFace(wall, "original");
  const label = makeNewFaceWithinFace(wall, outline.wire);

  return [
    { shape: can, name: "cylinder", color: "#9aa5b1", opacity: 0.25 },
    { shape: label.translate(6, -9, 0), name: "label", color: "#e0a458" },
  ];
}
