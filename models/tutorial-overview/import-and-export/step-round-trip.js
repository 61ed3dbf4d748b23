import { draw, importSTEP, isShape3D, makeCylinder } from "replicad";

export const about = {
  title: "A bracket, out to STEP and back",
  description:
    "Two brackets: the left one as it was built, the right one read from a STEP file and then rounded at its two outer upright edges.",
};

function makeBracket() {
  return draw()
    .hLine(40)
    .vLine(5)
    .hLineTo(5)
    .customCorner(6)
    .vLineTo(40)
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .extrude(-30)
    .cut(makeCylinder(3, 20, [26, 15, -5]))
    .cut(makeCylinder(3, 20, [-5, 15, 26], [1, 0, 0]));
}

export default async function main() {
  const bracket = makeBracket();
  const file = bracket.blobSTEP();
  const read = await importSTEP(file);
  if (!isShape3D(read)) throw new Error("The file holds no solid");
  const rounded = read.fillet(4, (e) => e.inDirection("Z").inPlane("YZ", 40));

  return [
    { shape: bracket, name: "built", color: "#5b93ad" },
    { shape: rounded.translateX(60), name: "read", color: "#e0a458" },
  ];
}
