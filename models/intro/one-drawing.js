import { drawRoundedRectangle, drawCircle } from "replicad";

export const about = {
  title: "A drawing",
  description:
    "A flat outline of 60 by 30 mm with rounded corners and a hole of radius 8 mm on the right.",
};

export default function main() {
  return drawRoundedRectangle(60, 30, 10).cut(drawCircle(8).translate(16, 0));
}
