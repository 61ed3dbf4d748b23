import { makeCylinder } from "replicad";

export const about = {
  title: "Eight pegs in one place",
  description:
    "You see one peg only, so all pegs are in one place. First move the peg by 22 mm along x, and then turn each copy about z.",
  camera: { elevation: 40 },
};

export default function main() {
  const peg = makeCylinder(2, 10, [22, 0, 5]);
  let board = makeCylinder(30, 5);
  for (let i = 0; i < 8; i++) {
    board = board.fuse(peg.clone().rotate(45 * i, [22, 0, 0]));
  }
  return board;
}
