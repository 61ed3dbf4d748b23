import { drawCircle, FaceFinder, makeCylinder } from "replicad";

export const about = {
  title: "A drawing on a round wall",
  description:
    "A round button on the side of a cylinder: the drawing is laid on the curved wall before it is extruded.",
  camera: { azimuth: 20 },
};

export default function main() {
  const can = makeCylinder(15, 30);
  const wall = new FaceFinder()
    .ofSurfaceType("CYLINDRE")
    .find(can, { unique: true });

  const button = drawCircle(6).translate(0, 15).sketchOnFace(wall, "original");
  return [
    { shape: can, name: "can" },
    { shape: button.extrude(3), name: "button", color: "#e0a458" },
  ];
}
