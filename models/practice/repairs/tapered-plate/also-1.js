import { draw } from "replicad";

export const about = {
  title: "The tapered plate, drawn the other way",
  description: "The same plate: its outline goes round clockwise.",
};

export default function main() {
  return draw([10, 30])
    .hLine(40)
    .line(10, -30)
    .hLine(-60)
    .close()
    .sketchOnPlane("XY")
    .extrude(6);
}
