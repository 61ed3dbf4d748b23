import { draw } from "replicad";

export const about = {
  title: "Your lying wedge",
  description:
    "A wedge 60 mm long, 14 mm high and 25 mm deep, lying on its side.",
};

export default function main() {
  return draw().hLine(60).vLine(14).close().sketchOnPlane("XY").extrude(25);
}
