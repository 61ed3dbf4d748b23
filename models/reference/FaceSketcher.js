import { FaceFinder, FaceSketcher, makeCylinder } from "replicad";

export const about = {
  title: "A patch drawn on a wall",
  description:
    "A curved patch on the wall of a cylinder, drawn with a pen directly on it.",
  camera: { azimuth: 70 },
};

export default function main() {
  const wall = new FaceFinder()
    .ofSurfaceType("CYLINDRE")
    .find(makeCylinder(10, 24), { unique: true });
  const patch = new FaceSketcher(wall, [0.1, 0.3])
    .hLine(0.2)
    .vLine(0.4)
    .hLine(-0.2)
    .close();
  return [
    { shape: patch.face(), name: "patch" },
    { shape: wall, name: "wall", color: "#9aa5b1", opacity: 0.3 },
  ];
}
