import { makeBaseBox } from "replicad";

export const about = {
  title: "Which way edges run",
  description:
    "The edges of a box, and how many run the way of their curve, how many against it.",
};

export default function main() {
  const { edges } = makeBaseBox(30, 20, 12);
  const forward = edges.filter((edge) => edge.orientation === "forward");
  console.log("forward", forward.length);
  console.log("backward", edges.length - forward.length);
  return edges;
}
