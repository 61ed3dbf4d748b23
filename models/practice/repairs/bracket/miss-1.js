import { makeBox } from "replicad";

export const about = {
  title: "A half bracket on its mirror image",
  description:
    "The left half is missing. Mirror at YZ, the plane between left and right.",
};

function makeHalf() {
  return makeBox([0, -10, 0], [30, 10, 5]).fuse(
    makeBox([24, -10, 5], [30, 10, 20]),
  );
}

export default function main() {
  const half = makeHalf();

  return half.clone().fuse(half.mirror("XZ"));
}
