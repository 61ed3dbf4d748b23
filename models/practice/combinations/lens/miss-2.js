import { makeSphere } from "replicad";

export const about = {
  title: "A ball with a bite",
  description:
    "The lens is what the cut took away. Change the operation to the one that keeps what lies in both balls.",
};

export default function main() {
  const upper = makeSphere(40).translateZ(25);
  const lower = makeSphere(40).translateZ(-25);

  return upper.cut(lower);
}
