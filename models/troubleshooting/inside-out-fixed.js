import { draw } from "replicad";

export const about = {
  title: "A closed profile, turned",
  description: "A short thick tube whose opening is a funnel.",
};

export default function main() {
  return draw([10, 0])
    .hLine(15)
    .vLine(25)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}
