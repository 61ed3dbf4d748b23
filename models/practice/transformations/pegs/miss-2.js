import { makeCylinder } from "replicad";

export const about = {
  title: "Eight pegs beside the disc",
  description:
    "The pegs are 44 mm from the middle. 44 mm is the diameter of their circle, so move them by 22 mm.",
  camera: { elevation: 40 },
};

export default function main() {
  const peg = makeCylinder(2, 10, [44, 0, 5]);
  let board = makeCylinder(30, 5);
  for (let i = 0; i < 8; i++) {
    board = board.fuse(peg.clone().rotate(45 * i));
  }
  return board;
}
