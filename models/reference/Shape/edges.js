import { makeBaseBox } from "replicad";

export const about = {
  title: "The edges of a box",
  description: "The twelve edges of a box, without its faces.",
};

export default function main() {
  const box = makeBaseBox(30, 20, 14);
  console.log("edges", box.edges.length);
  return box.edges;
}
