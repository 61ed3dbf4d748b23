import { draw } from "replicad";

export const about = {
  title: "A ramp that became a kite",
  description:
    "`closeWithMirror` adds the mirror image of your lines. The ramp has three sides: use `close`.",
};

function makeRamp(outline) {
  return outline.sketchOnPlane("XZ").extrude(20);
}

export default function main() {
  return makeRamp(draw().hLine(40).vLine(25).closeWithMirror());
}
