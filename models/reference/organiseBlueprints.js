import { drawCircle, drawRectangle, organiseBlueprints } from "replicad";

export const about = {
  title: "Outlines sorted into pieces with holes",
  description:
    "Four outlines make two pieces: a plate with two round holes, and a disc beside it.",
};

export default function main() {
  const plate = drawRectangle(30, 20).blueprint;
  const hole = drawCircle(4).blueprint;
  const disc = drawCircle(8).blueprint.translate(28, 0);

  const pieces = organiseBlueprints([
    plate,
    hole.translate(-7, 0),
    hole.translate(7, 0),
    disc,
  ]);
  console.log("pieces", pieces.blueprints.length);
  return pieces;
}
