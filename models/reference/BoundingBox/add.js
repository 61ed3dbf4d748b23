import { makeBaseBox, makeBox } from "replicad";

export const about = {
  title: "A box around two bodies",
  description:
    "Two boxes apart and, drawn faintly, the bounding box that was grown to hold both.",
};

export default function main() {
  const left = makeBaseBox(10, 10, 8);
  const right = makeBaseBox(10, 10, 18).translate(24, 8, 0);
  const box = left.boundingBox;
  box.add(right.boundingBox);
  return [
    left,
    right,
    {
      shape: makeBox(box.bounds[0], box.bounds[1]),
      name: "bounding box",
      color: "#9aa5b1",
      opacity: 0.2,
    },
  ];
}
