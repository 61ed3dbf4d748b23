import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "An extrusion that leans",
  description:
    "A block that leans towards x: the outline was pulled 20 mm along a slanted direction instead of straight up.",
};

export default function main() {
  return drawRoundedRectangle(60, 40, 8)
    .sketchOnPlane("XY")
    .extrude(20, { extrusionDirection: [12, 0, 20] });
}
