import { makeBaseBox, makeSphere, makeVertex } from "replicad";

export const about = {
  title: "A point that turns with a body",
  description:
    "A rotated box with a ball at its corner: the point was rotated like the box.",
};

export default function main() {
  const corner = makeVertex([15, -10, 12]).rotate(30);
  return [
    { shape: makeBaseBox(30, 20, 12).rotate(30), name: "box" },
    {
      shape: makeSphere(1.2).translate(corner.asTuple()),
      name: "corner",
      color: "#e0a458",
    },
  ];
}
