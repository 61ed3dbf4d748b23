import { draw } from "replicad";

export const about = {
  title: "Profile with a rounded foot",
  description:
    "The half profile with its lower right corner rounded to a radius of 6 mm.",
};

export default function main() {
  return draw().hLine(44).customCorner(6).lineTo([30, 72]).hLineTo(0).close();
}
