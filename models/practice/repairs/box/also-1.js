import { makeBaseBox } from "replicad";

export const about = {
  title: "The box with its inside cut",
  description: "The same box: a smaller block is cut from it.",
};

export default function main() {
  const inside = makeBaseBox(46, 36, 30).translateZ(2);

  return makeBaseBox(50, 40, 30).cut(inside);
}
