import { makeBaseBox } from "replicad";

export const about = {
  title: "Your hinge",
  description: "A cube of 10 mm, to be replaced by your parts.",
};

export default function main() {
  return makeBaseBox(10, 10, 10);
}
