import { makeBaseBox } from "replicad";

export const about = {
  title: "Around another point",
  description:
    "Six fins around a vertical axis through the point (60, 0, 0); one points at the origin.",
  camera: { elevation: 45 },
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
  return polarArray(makeFin(), 6, { center: [60, 0, 0] }).map((shape, i) => ({
    shape,
    name: `fin ${i + 1}`,
  }));
}
