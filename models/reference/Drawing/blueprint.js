import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "The outline inside a drawing",
  description:
    "A rounded rectangle: its one outline consists of eight pieces, four lines and four arcs.",
};

export default function main() {
  const blueprint = drawRoundedRectangle(30, 20, 5).blueprint;
  console.log("pieces", blueprint.curves.length);
  console.log("runs", blueprint.orientation);
  return blueprint;
}
