import { makeCylinder } from "replicad";

export const about = {
  title: "A round shelf pin",
  description:
    "The flat is missing. Cut the thicker end to 6 mm, as the front view shows.",
};

export default function main() {
  return makeCylinder(2.5, 10)
    .fuse(makeCylinder(5, 2, [0, 0, 10]))
    .fuse(makeCylinder(3.5, 8, [0, 0, 12]));
}
