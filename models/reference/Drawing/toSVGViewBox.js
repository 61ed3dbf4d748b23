import { drawCircle } from "replicad";

export const about = {
  title: "The view box of a disc",
  description:
    "A disc of 20 mm: its view box starts 2 mm outside of it, as far as the margin says.",
};

export default function main() {
  const disc = drawCircle(10);
  console.log("viewBox", disc.toSVGViewBox(2));
  return disc;
}
