import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "A rounded plate",
  description:
    "A plate of 60 by 40 mm with corners of radius 8 mm, 6 mm thick, lying on the XY plane.",
};

export default function main() {
  return drawRoundedRectangle(60, 40, 8).sketchOnPlane("XY").extrude(6);
}
