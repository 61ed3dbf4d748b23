import { makeBox } from "replicad";

export const about = {
  title: "A solid body",
  description: "A box: a closed body of six faces and twelve edges.",
};

export default function main() {
  const solid = makeBox([0, 0, 0], [30, 20, 12]);
  console.log("faces", solid.faces.length);
  console.log("edges", solid.edges.length);
  return solid;
}
