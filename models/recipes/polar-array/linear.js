import { makeBaseBox } from "replicad";

export const about = {
  title: "A linear array",
  description: "Six upright fins in a row, 9 mm apart along y.",
  camera: { elevation: 40 },
};

/** Returns copies of a shape along a line; `step` is the move from one to the next. */
function linearArray(shape, count, [dx, dy, dz]) {
  return Array.from({ length: count }, (_, i) =>
    shape.clone().translate(dx * i, dy * i, dz * i),
  );
}

export default function main() {
  return linearArray(makeBaseBox(24, 3, 14), 6, [0, 9, 0]).map((shape, i) => ({
    shape,
    name: `fin ${i + 1}`,
  }));
}
