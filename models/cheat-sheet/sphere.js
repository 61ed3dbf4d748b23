import { makeSphere } from "replicad";

export const about = {
  title: "A sphere",
  description: "A sphere of radius 12 mm around the origin.",
};

export default function main() {
  return makeSphere(12);
}
