import { draw, makeBaseBox } from "replicad";

export const about = {
  title: "The rib drawn from its end",
  description: "The same part: the end of the rib is drawn with its roundings.",
};

export default function main() {
  const end = draw([-5, 0])
    .hLine(10)
    .vLine(25)
    .customCorner(4)
    .hLine(-10)
    .customCorner(4)
    .close();
  const rib = end.sketchOnPlane("YZ", -25).extrude(50);

  return makeBaseBox(50, 30, 5).fuse(rib);
}
