import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A rectangle with round corners",
  description:
    "The drawing of a rectangle of 28 by 18 mm with corners of radius 5 mm.",
};

export default function main() {
  return drawRoundedRectangle(28, 18, 5);
}
