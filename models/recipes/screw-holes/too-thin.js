import { DEG2RAD, draw, makeBaseBox } from "replicad";

export const about = {
  title: "A head that is deeper than the plate",
  fails: "The head is 2.3 mm deep, and the hole only 2 mm",
  description:
    "No shape: the function says that the plate is too thin for the head.",
};

/**
 * The tool for a countersunk hole, pointing down from its rim
 * around the origin. All widths are diameters in millimetres,
 * `angle` is the full angle of the head in degrees.
 */
function countersunkTool({ hole, head, depth, angle = 90 }) {
  const cone = (head - hole) / 2 / Math.tan((angle * DEG2RAD) / 2);
  if (cone >= depth) {
    throw new Error(
      `The head is ${cone.toFixed(1)} mm deep, and the hole only ${depth} mm`,
    );
  }
  return draw([0, -depth - 1])
    .hLine(hole / 2)
    .lineTo([hole / 2, -cone])
    .lineTo([head / 2, 0])
    .vLine(1)
    .hLine(-head / 2)
    .close()
    .sketchOnPlane("XZ")
    .revolve();
}

export default function main() {
  const tool = countersunkTool({ hole: 4.4, head: 9, depth: 2 });

  return makeBaseBox(20, 20, 2).cut(tool.translateZ(2));
}
