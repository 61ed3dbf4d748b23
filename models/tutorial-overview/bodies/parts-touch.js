import {
  drawRoundedRectangle,
  isShape3D,
  makeBaseBox,
  measureVolume,
} from "replicad";

export const about = {
  title: "A part that checks its neighbour",
  fails: "Box and plug overlap by 372 mm³",
  description:
    "No shape: the model measures what its two parts share and stops, as it is not nothing.",
};

export default function main() {
  const inside = drawRoundedRectangle(56, 36, 6).sketchOnPlane("XY", 2);
  const box = makeBaseBox(60, 40, 24).cut(inside.extrude(30));
  const plug = drawRoundedRectangle(57, 37, 6)
    .sketchOnPlane("XY", 20)
    .extrude(4);

  const shared = box.intersect(plug);
  const volume = isShape3D(shared) ? Math.round(measureVolume(shared)) : 0;
  if (volume > 0) throw new Error(`Box and plug overlap by ${volume} mm³`);

  return [box, plug];
}
