import { draw } from "replicad";

export const about = {
  title: "A row of brackets",
  description: "Five copies of the bracket, 30 mm apart along y.",
  camera: { azimuth: -30 },
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
  const bracket = makeBracket();
  return [0, 1, 2, 3, 4].map((i) => ({
    shape: bracket.clone().translateY(30 * i),
    name: `bracket ${i + 1}`,
  }));
}
