import { makeCylinder, makeSphere, Vector } from "replicad";

export const about = {
  title: "The way from one point to another",
  description:
    "Two balls and a rod between them: the second point minus the first.",
};

export default function main() {
  const a = new Vector([0, 0, 0]);
  const b = new Vector([20, 8, 12]);
  const way = b.sub(a);
  console.log("distance", way.Length, "mm");
  return [
    { shape: makeSphere(1.5).translate(a), name: "a" },
    { shape: makeSphere(1.5).translate(b), name: "b" },
    {
      shape: makeCylinder(0.5, way.Length, a, way),
      name: "way",
      color: "#e0a458",
    },
  ];
}
