import { drawPolysides } from "replicad";

export const about = {
  title: "A drawing on three planes",
  description:
    "One hexagon laid on the planes XY, XZ and YZ, each 12 mm out along the normal.",
};

export default function main() {
  const hexagon = drawPolysides(11, 6);
  return [
    { shape: hexagon.sketchOnPlane("XY", 12).face(), name: "XY" },
    { shape: hexagon.sketchOnPlane("XZ", 12).face(), name: "XZ" },
    { shape: hexagon.sketchOnPlane("YZ", 12).face(), name: "YZ" },
  ];
}
