import { FaceFinder, makeCylinder } from "replicad";

export const about = {
  title: "How far the parameters of a face go",
  description:
    "The wall of a cylinder: u goes around it in radians, v along it in millimetres.",
};

export default function main() {
  const wall = new FaceFinder()
    .ofSurfaceType("CYLINDRE")
    .find(makeCylinder(10, 16), { unique: true });
  const { uMin, uMax, vMin, vMax } = wall.UVBounds;
  console.log("u", [uMin, uMax], "rad");
  console.log("v", [vMin, vMax], "mm");
  return wall;
}
