import { makeSphere } from "replicad";

export const about = {
  title: "Your two balls",
  description:
    "Two balls of radius 40 mm, fused: their centres are 50 mm apart.",
};

export default function main() {
  const upper = makeSphere(40).translateZ(25);
  const lower = makeSphere(40).translateZ(-25);

  return upper.fuse(lower);
}
