import { makeCylinder } from "replicad";

export const about = {
  title: "A clone moved first",
  description: "Two upright pins beside each other, 30 mm apart.",
};

export default function main() {
  const pin = makeCylinder(6, 30);
  return [pin.clone().translateX(-15), pin.translateX(15)];
}
