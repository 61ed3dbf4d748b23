import { draw } from "replicad";

export const about = {
  title: "A pulley without a bore",
  description:
    "There is no bore: the outline touches the axis. Start at `[4, 0]`, from where it is 16 mm to the edge.",
};

export default function main() {
  return draw()
    .hLine(20)
    .vLine(5)
    .hLine(-4)
    .vLine(6)
    .hLine(4)
    .vLine(5)
    .hLine(-20)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}
