import { draw } from "replicad";

export const about = {
  title: "A drawing that SVG can show",
  description:
    "A bowl of two half ellipses, made of curves that every SVG viewer draws.",
};

export default function main() {
  const leaf = draw().halfEllipse(30, 0, 12).halfEllipse(-30, 0, 4).close();
  return leaf.approximate("svg");
}
