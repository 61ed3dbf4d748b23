import { makeBox } from "replicad";

export const about = {
  title: "A bracket mirrored downward",
  description:
    "The mirror image hangs below the half. The plane between left and right is YZ.",
};

function makeHalf() {
  return makeBox([0, -10, 0], [30, 10, 5]).fuse(
    makeBox([24, -10, 5], [30, 10, 20]),
  );
}

export default function main() {
  const half = makeHalf();

  return half.clone().fuse(half.mirror("XY"));
}
