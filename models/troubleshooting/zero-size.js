import { makeBaseBox } from "replicad";

export const about = {
  title: "A box without height",
  fails: "makeBaseBox() failed: there is no such shape",
  description: "No shape: a box of height 0 encloses nothing.",
};

export default function main() {
  return makeBaseBox(40, 30, 0);
}
