import { makeCylinder } from "replicad";

export const about = {
  title: "A pin moved twice",
  fails: "This shape was used up by an earlier call",
  description:
    "No shape: the pin is moved to the left, and then there is no pin left to move to the right.",
};

export default function main() {
  const pin = makeCylinder(6, 30);
  return [pin.translateX(-15), pin.translateX(15)];
}
