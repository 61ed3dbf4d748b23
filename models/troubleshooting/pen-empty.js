import { draw } from "replicad";

export const about = {
  title: "A pen that drew nothing",
  fails: "The pen drew nothing.",
  description: "No shape: the pen is ended before its first line.",
};

export default function main() {
  return draw([10, 10]).done().sketchOnPlane("XY").extrude(5);
}
