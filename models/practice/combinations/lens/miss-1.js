import { makeSphere } from "replicad";

export const about = {
  title: "Two balls fused",
  description:
    "The balls are fused, which keeps both. Change the operation: the lens is what lies in both of them.",
};

export default function main() {
  const upper = makeSphere(40).translateZ(25);
  const lower = makeSphere(40).translateZ(-25);

  return upper.fuse(lower);
}
