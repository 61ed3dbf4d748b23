import { draw } from "replicad";

export const about = {
  title: "Your pulley",
  description: "A roller of 40 mm, 16 mm long, with no groove and no bore.",
};

export default function main() {
  return draw()
    .hLine(20)
    .vLine(16)
    .hLine(-20)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}
