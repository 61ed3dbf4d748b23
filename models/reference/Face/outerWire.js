import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "The outer wire of a face",
  description:
    "Highlighted: the wire around the top of a plate, without that of the hole.",
};

export default function main() {
  const plate = makeBaseBox(30, 20, 8).cut(makeCylinder(6, 8));
  const top = plate.faces.find((face) => face.center.z > 7.9);
  const wire = top.outerWire();
  console.log("length", wire.length, "mm");
  return { shape: plate, highlightEdge: (e) => e.inList(wire.edges) };
}
