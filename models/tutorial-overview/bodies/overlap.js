import { drawRoundedRectangle, makeBaseBox } from "replicad";

export const about = {
  title: "What two parts share",
  description:
    "A thin ring: the space that a lid and its box both claim, because the plug of the lid is too wide.",
};

export default function main() {
  const inside = drawRoundedRectangle(56, 36, 6).sketchOnPlane("XY", 2);
  const box = makeBaseBox(60, 40, 24).cut(inside.extrude(30));
  const plug = drawRoundedRectangle(57, 37, 6).sketchOnPlane("XY", 20);
  return box.intersect(plug.extrude(4));
}
