import { makeCylinder } from "replicad";

export const about = {
  title: "A cylinder",
  description: "An upright cylinder of radius 10 mm, 20 mm tall.",
};

export default function main() {
  return makeCylinder(10, 20);
}
