import { makeBaseBox } from "replicad";

export const about = {
  title: "The size of nothing",
  fails: "An empty shape has no bounding box.",
  description:
    "No shape: the cut takes everything away, and the model asks what is left for its width.",
};

export default function main() {
  const left = makeBaseBox(30, 30, 20).cut(makeBaseBox(40, 40, 40));
  return makeBaseBox(left.boundingBox.width, 10, 10);
}
