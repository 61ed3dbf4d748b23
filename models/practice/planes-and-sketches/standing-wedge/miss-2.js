import { draw } from "replicad";

export const about = {
  title: "A standing wedge moved to the front",
  description:
    "The wedge ends at y = −50: an offset of 25 moves XZ along its normal, to y = −25. Leave the offset out, and extrude by −25.",
};

export default function main() {
  return draw().hLine(60).vLine(14).close().sketchOnPlane("XZ", 25).extrude(25);
}
