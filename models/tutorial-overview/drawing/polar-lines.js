import { draw } from "replicad";

export const about = {
  title: "Lines by length and angle",
  description:
    "A zigzag of four lines of 12 mm, at 60 and at -60 degrees in turn.",
};

export default function main() {
  return draw()
    .polarLine(12, 60)
    .polarLine(12, -60)
    .polarLine(12, 60)
    .polarLine(12, -60)
    .close();
}
