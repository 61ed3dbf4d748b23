import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "Fused as drawings first",
  description:
    "A comb of twelve teeth: the teeth were fused with the back as drawings and extruded once.",
};

export default function main() {
  const back = drawRoundedRectangle(76, 10, 4).translate(0, 14);
  const teeth = Array.from({ length: 12 }, (_, i) =>
    drawRoundedRectangle(3, 30, 1.4).translate(-33 + 6 * i, 0),
  );
  return [back, ...teeth]
    .reduce((all, one) => all.fuse(one))
    .sketchOnPlane("XY")
    .extrude(3);
}
