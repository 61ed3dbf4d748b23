import { makeCylinder, Vector } from "replicad";

export const about = {
  title: "Two directions and their cross product",
  description:
    "Three rods from one point: two directions in blue, and upright to both, in orange, their cross product.",
};

export default function main() {
  const a = new Vector([20, 0, 0]);
  const b = new Vector([8, 18, 0]);
  const normal = a.cross(b).normalized();
  console.log("angle", a.getAngle(b), "°");
  console.log("length of b", b.Length, "mm");
  return [
    { shape: makeCylinder(0.6, a.Length, [0, 0, 0], a), name: "a" },
    { shape: makeCylinder(0.6, b.Length, [0, 0, 0], b), name: "b" },
    {
      shape: makeCylinder(0.6, 14, [0, 0, 0], normal),
      name: "a × b",
      color: "#e0a458",
    },
  ];
}
