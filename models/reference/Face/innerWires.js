import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "The wires of the holes",
  description: "Highlighted: the rim of the hole in the top of a plate.",
};

export default function main() {
  const plate = makeBaseBox(30, 20, 8).cut(makeCylinder(6, 8));
  const top = plate.faces.find((face) => face.center.z > 7.9);
  const [rim] = top.innerWires();
  console.log("length", rim.length, "mm");
  return { shape: plate, highlightEdge: (e) => e.inList(rim.edges) };
}
