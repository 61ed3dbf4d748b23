import { drawCircle } from "replicad";

export const about = {
  title: "A circle",
  description: "The drawing of a circle of radius 10 mm.",
};

export default function main() {
  return drawCircle(10);
}
