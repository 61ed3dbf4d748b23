import { draw } from "replicad";

export const about = {
  title: "A ring of brackets",
  description:
    "Six copies of the bracket around the z axis, 60 degrees apart, each first moved 15 mm away from the axis.",
  camera: { elevation: 40 },
};

function makeBracket() {
  const plate = draw()
    .hLine(30)
    .vLine(5)
    .hLine(-25)
    .vLine(25)
    .hLine(-5)
    .close();
  return plate.sketchOnPlane("XZ").extrude(-20);
}

export default function main() {
  const bracket = makeBracket().translate(15, -10, 0);
  return [0, 1, 2, 3, 4, 5].map((i) => ({
    shape: bracket.clone().rotate(60 * i),
    name: `bracket ${i + 1}`,
  }));
}
