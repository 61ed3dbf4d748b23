import { addHolesInFace, sketchCircle, sketchRectangle } from "replicad";

export const about = {
  title: "Holes in a face",
  description: "A flat square face with a large and a small round hole.",
  camera: { elevation: 45 },
};

export default function main() {
  const square = sketchRectangle(30, 30).face();
  return addHolesInFace(square, [
    sketchCircle(7, { origin: [-5, 0, 0] }).wire,
    sketchCircle(3, { origin: [9, 0, 0] }).wire,
  ]);
}
