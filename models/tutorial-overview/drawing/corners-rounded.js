import { draw } from "replicad";

export const about = {
  title: "Corners on the way",
  description:
    "A plate of 40 by 25 mm: one corner rounded by 8 mm, one bevelled by 6 mm, two sharp.",
};

export default function main() {
  return draw()
    .hLine(40)
    .customCorner(8)
    .vLine(25)
    .customCorner(6, "chamfer")
    .hLine(-40)
    .close();
}
