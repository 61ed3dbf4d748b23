import { draw } from "replicad";

export const about = {
  title: "A pen lifted in the middle",
  fails: "The pen can only be moved before its first line",
  description: "No drawing: the pen may be moved only before its first line.",
};

export default function main() {
  return draw()
    .hLine(40)
    .vLine(30)
    .hLine(-40)
    .close()
    .fuse(draw().hLine(5).movePointerTo([50, 0]).vLine(30).close());
}
