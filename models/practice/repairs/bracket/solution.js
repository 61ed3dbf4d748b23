import { makeBox } from "replicad";

export const about = {
  title: "The goal: a whole bracket",
  description: "A bracket with an upright wall at each end.",
};

function makeHalf() {
  return makeBox([0, -10, 0], [30, 10, 5]).fuse(
    makeBox([24, -10, 5], [30, 10, 20]),
  );
}

export default function main() {
  const half = makeHalf();

  return half.clone().fuse(half.mirror("YZ"));
}
