import { makeCylinder } from "replicad";

export const about = {
  title: "The faces of a cylinder",
  description: "A cylinder taken apart: two flat faces and one round wall.",
};

export default function main() {
  const can = makeCylinder(10, 16);
  console.log("faces", can.faces.length);
  return can.faces.map((face) => {
    return face.translateZ((face.center.z - 8) * 0.8);
  });
}
