import { makeCylinder } from "replicad";

export const about = {
  title: "The goal: a disc with eight pegs",
  description: "A disc of 60 mm with eight pegs of 4 mm on a circle of 44 mm.",
  camera: { elevation: 40 },
};

export default function main() {
  const peg = makeCylinder(2, 10, [22, 0, 5]);
  let board = makeCylinder(30, 5);
  for (let i = 0; i < 8; i++) {
    board = board.fuse(peg.clone().rotate(45 * i));
  }
  return board;
}
