import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A rectangle",
  description:
    "The drawing of a rectangle with sharp corners, 28 mm wide and 18 mm tall.",
};

export default function main() {
  return drawRoundedRectangle(28, 18);
}
