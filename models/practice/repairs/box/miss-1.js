import { makeBaseBox } from "replicad";

export const about = {
  title: "A box with its wall outside",
  description:
    "The wall grew outward, so the box is 54 mm long. Change the sign: a positive thickness grows inward.",
};

export default function main() {
  return makeBaseBox(50, 40, 30).shell(-2, (f) => f.inPlane("XY", 30));
}
