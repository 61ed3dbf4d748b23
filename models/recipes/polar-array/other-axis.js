import { makeBaseBox } from "replicad";

export const about = {
  title: "Around another axis",
  description: "Eight fins around the y axis, 45 degrees apart.",
  camera: { elevation: 20, azimuth: -65 },
};

/** Returns copies of a shape around an axis; `angle` is the total angle in degrees. */
function polarArray(
  shape,
  count,
  { angle = 360, center = [0, 0, 0], axis = [0, 0, 1] } = {},
) {
  const step = angle === 360 ? angle / count : angle / (count - 1);
  return Array.from({ length: count }, (_, i) =>
    shape.clone().rotate(step * i, center, axis),
  );
}

function makeFin() {
  return makeBaseBox(24, 3, 14).translateX(24);
}

export default function main() {
  return polarArray(makeFin(), 8, { axis: [0, 1, 0] }).map((shape, i) => ({
    shape,
    name: `fin ${i + 1}`,
  }));
}
