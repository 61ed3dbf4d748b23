import { draw, drawRoundedRectangle } from "replicad";

export const about = {
  title: "The swept wall",
  description:
    "The wall alone: the profile swept around a rounded rectangle, open at the bottom and at the top.",
};

/** Returns the wall of a box: an open profile swept around a closed base. */
function sweepWall(profile, base) {
  return base
    .sketchOnPlane("XY")
    .sweepSketch((plane) => profile.sketchOnPlane(plane), {
      withContact: true,
    });
}

export default function main() {
  const profile = draw().line(4, 4).vLine(10).line(-2, 3).done();
  const base = drawRoundedRectangle(60, 40, 8);

  return sweepWall(profile, base);
}
