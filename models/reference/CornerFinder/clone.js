import { CornerFinder, drawPolysides } from "replicad";

export const about = {
  title: "A finder of corners that goes on from another",
  description:
    "A hexagon with its top corner rounded: the finder of its three upper corners was copied, and narrowed to one.",
};

export default function main() {
  const hexagon = drawPolysides(12, 6);
  const upper = new CornerFinder().inBox([-20, 1], [20, 20]);
  const top = upper.clone().inBox([-1, 1], [1, 20]);
  console.log("upper corners", upper.find(hexagon.blueprint).length);
  console.log("corners at the top", top.find(hexagon.blueprint).length);
  return hexagon.fillet(5, () => top);
}
