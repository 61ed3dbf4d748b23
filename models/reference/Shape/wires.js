import { makeCylinder } from "replicad";

export const about = {
  title: "The wires of a cylinder's faces",
  description:
    "The three wires of a cylinder: a circle below, a circle above, and the one around the wall.",
};

export default function main() {
  const can = makeCylinder(10, 16);
  console.log("wires", can.wires.length);
  return can.wires;
}
