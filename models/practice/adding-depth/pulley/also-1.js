import { makeCylinder } from "replicad";

export const about = {
  title: "The pulley of cylinders",
  description: "The same pulley: a ring and a bore, cut from a cylinder.",
};

export default function main() {
  const ring = makeCylinder(22, 6, [0, 0, 5]).cut(
    makeCylinder(16, 6, [0, 0, 5]),
  );
  const bore = makeCylinder(4, 20, [0, 0, -2]);

  return makeCylinder(20, 16).cut(ring).cut(bore);
}
