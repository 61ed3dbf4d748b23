import { makeBox } from "replicad";

export const about = {
  title: "A bracket that is only half",
  description: "Half a bracket: its mirror image is in the same place.",
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
