import { cast, iterTopo, makeBaseBox, makeSphere } from "replicad";

export const about = {
  title: "Every vertex of a solid",
  description: "A box with a small ball at each of its eight vertices.",
};

export default function main() {
  const box = makeBaseBox(24, 16, 12);
  const vertices = Array.from(iterTopo(box.wrapped, "vertex"), cast);
  console.log("vertices", vertices.length);

  const balls = vertices.map((vertex) => ({
    shape: makeSphere(1.2).translate(vertex.boundingBox.center),
    name: "vertex",
    color: "#e0a458",
  }));
  return [{ shape: box, name: "box" }, ...balls];
}
