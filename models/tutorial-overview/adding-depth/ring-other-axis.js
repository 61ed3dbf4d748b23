import { drawCircle } from "replicad";

export const about = {
  title: "The same circle around another axis",
  description:
    "The same circle turned around a vertical axis that passes 50 mm further out: a larger ring through the first place.",
};

export default function main() {
  return drawCircle(4)
    .translate(20, 0)
    .sketchOnPlane("XZ")
    .revolve([0, 0, 1], { origin: [50, 0, 0] });
}
