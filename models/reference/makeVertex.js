import { makeBaseBox, makeSphere, makeVertex } from "replicad";

export const about = {
  title: "A vertex that turns with a solid",
  description:
    "A tilted box and a small ball at one of its vertices, which was turned together with the box.",
};

export default function main() {
  const box = makeBaseBox(20, 20, 20).rotate(30, [0, 0, 0], [0, 1, 0]);
  const vertex = makeVertex([10, -10, 20]).rotate(30, [0, 0, 0], [0, 1, 0]);
  console.log("vertex", vertex.asTuple(), "mm");
  const [x, y, z] = vertex.asTuple();

  return [
    { shape: box, name: "box" },
    {
      shape: makeSphere(1.2).translate(x, y, z),
      name: "vertex",
      color: "#e0a458",
    },
  ];
}
