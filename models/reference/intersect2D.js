import { drawCircle, intersect2D } from "replicad";

export const about = {
  title: "What two flat shapes share",
  description:
    "A lens: what two overlapping discs share. The discs are drawn light.",
};

export default function main() {
  const left = drawCircle(12).blueprint.translate(-7, 0);
  const right = drawCircle(12).blueprint.translate(7, 0);
  return [
    { shape: left, name: "left", color: "#9aa5b1" },
    { shape: right, name: "right", color: "#9aa5b1" },
    { shape: intersect2D(left, right), name: "shared", color: "#1c7a9c" },
  ];
}
