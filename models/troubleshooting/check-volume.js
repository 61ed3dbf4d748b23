import { drawRoundedRectangle, measureVolume } from "replicad";

export const about = {
  title: "A model that checks its volume",
  fails: "The rounded block holds 28522 mm³",
  description:
    "No shape: the model measures itself and stops, as it holds more than it should.",
};

function makeBlock() {
  return drawRoundedRectangle(40, 40).sketchOnPlane("XY").extrude(20);
}

/** Throws an error if the volume is not between `least` and `most`, in mm³. */
function expectVolume(shape, least, most) {
  const volume = Math.round(measureVolume(shape));
  if (volume >= least && volume <= most) return shape;
  throw new Error(`The rounded block holds ${volume} mm³`);
}

export default function main() {
  return expectVolume(makeBlock().fillet(12), 20000, 26000);
}
