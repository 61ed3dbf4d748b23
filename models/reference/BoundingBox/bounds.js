import { makeBaseBox, makeSphere } from "replicad";

export const about = {
  title: "The two corners of a bounding box",
  description:
    "A tilted bar and balls at the two corners of the box around it, the lowest and the highest.",
};

export default function main() {
  const bar = makeBaseBox(30, 12, 12).rotate(30, [0, 0, 0], [0, 1, 0]);
  const { bounds } = bar.boundingBox;
  console.log("smallest", bounds[0], "mm");
  console.log("largest", bounds[1], "mm");
  return [
    bar,
    ...bounds.map((corner) => ({
      shape: makeSphere(1.2).translate(corner),
      name: "corner",
      color: "#e0a458",
    })),
  ];
}
