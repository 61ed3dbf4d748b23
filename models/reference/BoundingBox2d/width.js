import { drawPolysides } from "replicad";

export const about = {
  title: "The sizes of the rectangle around",
  description: "A hexagon that stands on a corner: it is higher than wide.",
};

export default function main() {
  const hexagon = drawPolysides(10, 6);
  const box = hexagon.boundingBox;
  console.log("width", box.width, "mm");
  console.log("height", box.height, "mm");
  return hexagon;
}
