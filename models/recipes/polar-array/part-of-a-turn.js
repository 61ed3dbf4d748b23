import { makeBaseBox } from "replicad";

export const about = {
  title: "A part of a turn",
  description:
    "Four fins spread over a quarter turn, the first and the last at its ends.",
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
  return polarArray(makeFin(), 4, { angle: 90 }).map((shape, i) => ({
    shape,
    name: `fin ${i + 1}`,
  }));
}
