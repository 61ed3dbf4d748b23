import { draw } from "replicad";

export const about = {
  title: "Your wedge",
  description: "A triangle of 60 by 60 mm, extruded to 25 mm.",
};

export default function main() {
  return draw().hLine(60).vLine(60).close().sketchOnPlane("XY").extrude(25);
}
