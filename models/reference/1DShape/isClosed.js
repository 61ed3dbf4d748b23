import { draw } from "replicad";

export const about = {
  title: "Open or closed",
  description: "A triangle with its third side missing: it is not closed.",
};

export default function main() {
  const outline = draw().hLine(20).line(-10, 16).done();
  const { wire } = outline.sketchOnPlane("XY");
  console.log("closed", wire.isClosed);
  return wire;
}
