import { drawPolysides } from "replicad";

export const about = {
  title: "The surface of a sketch",
  description: "A flat hexagon in space, without thickness.",
};

export default function main() {
  return drawPolysides(12, 6).sketchOnPlane("XY").faces();
}
