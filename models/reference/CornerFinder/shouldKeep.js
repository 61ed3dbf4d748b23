import { CornerFinder, draw } from "replicad";

export const about = {
  title: "Whether a corner passes",
  description:
    "An outline of five corners; three of them are right angles and pass a filter.",
};

export default function main() {
  const plate = draw().hLine(30).vLine(12).line(-14, 12).hLine(-16).close();
  const corners = new CornerFinder().find(plate.blueprint);
  const right = new CornerFinder().ofAngle(90);
  const kept = corners.filter((corner) => right.shouldKeep(corner));
  console.log("corners", corners.length);
  console.log("kept", kept.length);
  return plate;
}
