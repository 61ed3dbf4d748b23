import { drawPolysides } from "replicad";

export const about = {
  title: "The outline of the wavy vase",
  description: "A polygon with twelve sides that bulge outward by 2 mm.",
};

export default function main() {
  return drawPolysides(40, 12, -2);
}
