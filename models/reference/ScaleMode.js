import { drawText, FaceFinder, makeCylinder } from "replicad";

export const about = {
  title: "A drawing wrapped around a cylinder at its own size",
  description: "A can with the letters “ok” raised from its curved wall.",
};

export default function main() {
  const can = makeCylinder(12, 24);
  const wall = new FaceFinder()
    .ofSurfaceType("CYLINDRE")
    .find(can, { unique: true });
  const letters = drawText("ok", { fontSize: 14 })
    .translate(57, 7)
    .sketchOnFace(wall, "original")
    .extrude(1);

  return [
    { shape: can, name: "can" },
    { shape: letters, name: "letters", color: "#e0a458" },
  ];
}
