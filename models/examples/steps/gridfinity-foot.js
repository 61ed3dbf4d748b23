import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "One foot of a Gridfinity box",
  description:
    "A square foot 41.5 mm wide that tapers in two steps towards the bottom, 4.75 mm tall.",
  camera: { elevation: 12 },
};

function drawFoot(inset) {
  const side = 41.5 - 2 * inset;
  return drawRoundedRectangle(side, side, 4 - inset);
}

export default function main() {
  const at = (inset, z) => drawFoot(inset).sketchOnPlane("XY", z);
  return at(2.95, 0).loftWith([at(2.15, 0.8), at(2.15, 2.6), at(0, 4.75)], {
    ruled: true,
  });
}
