import { draw, drawRoundedRectangle } from "replicad";

export const about = {
  title: "A sweep with a mitred corner",
  description:
    "The same square bar with a right corner, as on a picture frame.",
};

export default function main() {
  const path = draw().vLine(30).hLine(40).done().sketchOnPlane("XZ");

  return path.sweepSketch(
    (plane) => drawRoundedRectangle(8, 8).sketchOnPlane(plane),
    { transitionMode: "right" },
  );
}
