import { FaceFinder, makeCylinder, measureArea } from "replicad";

export const about = {
  title: "The area of a face and of a whole body",
  description: "A cylinder; its top is marked.",
};

export default function main() {
  const body = makeCylinder(10, 15);
  const top = new FaceFinder().inPlane("XY", 15).find(body, { unique: true });
  console.log("area of the top", measureArea(top), "mm²");
  console.log("area of all faces", measureArea(body), "mm²");

  return { shape: body, highlightFace: (face) => face.inPlane("XY", 15) };
}
