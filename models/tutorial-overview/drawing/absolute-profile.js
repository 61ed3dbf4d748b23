import { draw } from "replicad";

export const about = {
  title: "The same outline, absolute",
  description: "The same house outline, drawn with absolute positions.",
};

export default function main() {
  return draw()
    .hLineTo(20)
    .vLineTo(20)
    .lineTo([10, 28])
    .lineTo([0, 20])
    .close();
}
