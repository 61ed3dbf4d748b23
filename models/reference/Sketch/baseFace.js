import { drawCircle, FaceFinder, makeCylinder } from "replicad";

export const about = {
  title: "The face a sketch lies on",
  description:
    "A round sketch on the wall of a cylinder, which it was made on.",
  camera: { azimuth: 20 },
};

export default function main() {
  const wall = new FaceFinder()
    .ofSurfaceType("CYLINDRE")
    .find(makeCylinder(15, 30), { unique: true });
  const sketch = drawCircle(6).translate(0, 15).sketchOnFace(wall, "original");
  console.log("lies on", sketch.baseFace.geomType);
  return [
    { shape: sketch.face(), name: "sketch" },
    { shape: wall, name: "wall", color: "#9aa5b1", opacity: 0.3 },
  ];
}
