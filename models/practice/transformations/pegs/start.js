import { makeCylinder } from "replicad";

export const about = {
  title: "Your disc with pegs",
  description:
    "A disc of 60 mm with one peg in the middle: all eight pegs are in one place.",
  camera: { elevation: 40 },
};

export default function main() {
  const peg = makeCylinder(2, 10, [0, 0, 5]);
  let board = makeCylinder(30, 5);
  for (let i = 0; i < 8; i++) {
    board = board.fuse(peg.clone().rotate(45 * i));
  }
  return board;
}
