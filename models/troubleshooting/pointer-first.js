import { draw } from "replicad";

export const about = {
  title: "Two pens, each with its own start",
  description: "A rectangle and, to the right of it, a separate triangle.",
};

export default function main() {
  return draw()
    .hLine(40)
    .vLine(30)
    .hLine(-40)
    .close()
    .fuse(draw([50, 0]).hLine(20).vLine(30).close());
}
