import { draw } from "replicad";

export const about = {
  title: "An open profile, extruded",
  fails: "extrude() got an open outline",
  description: "Two walls at a right angle that enclose nothing.",
};

export default function main() {
  return draw().hLine(40).vLine(25).done().sketchOnPlane("XZ").extrude(20);
}
