import { draw } from "replicad";

export const about = {
  title: "Profile with the arc on the wrong side",
  description:
    "The same profile with a positive sagitta: the side curves inward, towards the axis.",
};

export default function main() {
  return draw()
    .hLine(44)
    .sagittaArcTo([30, 72], 3)
    .customCorner(6)
    .lineTo([17, 88])
    .hLineTo(0)
    .close();
}
