import { cast, makeBaseBox, Transformation } from "replicad";

export const about = {
  title: "A transformation that scales",
  description: "A cube, drawn faintly, and the same cube at half its size.",
};

export default function main() {
  const cube = makeBaseBox(20, 20, 20);
  const shrink = new Transformation().scale([0, 0, 0], 0.5);
  return [
    { shape: cast(shrink.transform(cube.wrapped)), name: "scaled" },
    { shape: cube, name: "before", color: "#9aa5b1", opacity: 0.25 },
  ];
}
