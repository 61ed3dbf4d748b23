import { makeCylinder } from "replicad";

export const about = {
  title: "A cylinder in any direction",
  description:
    "An upright cylinder and, growing out of it, a thinner one that points up and to the side.",
};

export default function main() {
  const trunk = makeCylinder(6, 30);
  const branch = makeCylinder(3, 22, [0, 0, 12], [1, 0, 1]);

  return [
    { shape: trunk, name: "upright" },
    { shape: branch, name: "slanted", color: "#e0a458" },
  ];
}
