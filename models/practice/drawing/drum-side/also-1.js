import { drawCircle, makeBaseBox } from "replicad";

export const about = {
  title: "The drum side cut as a solid",
  description: "The same disc, with its slot cut from the solid.",
};

export default function main() {
  const slot = makeBaseBox(40, 6, 4).translate(25, 0, 0);

  return drawCircle(25).sketchOnPlane("XY").extrude(4).cut(slot);
}
