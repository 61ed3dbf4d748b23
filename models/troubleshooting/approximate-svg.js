import { drawEllipse } from "replicad";

export const about = {
  title: "An approximation for SVG",
  description:
    "An ellipse 60 mm wide and 36 mm tall, made of curves that SVG knows.",
};

export default function main() {
  return drawEllipse(30, 18).approximate("svg");
}
