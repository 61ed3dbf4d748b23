import { draw, drawRoundedRectangle } from "replicad";

export const about = {
  title: "A sweep around sharp corners",
  description:
    "A square bar swept along an L-shaped path: the corner is filled with a round joint.",
};

export default function main() {
  const path = draw().vLine(30).hLine(40).done().sketchOnPlane("XZ");

  return path.sweepSketch(
    (plane) => drawRoundedRectangle(8, 8).sketchOnPlane(plane),
    { transitionMode: "round" },
  );
}
