import { draw, drawRoundedRectangle, makeBox, makeSolid } from "replicad";

export const about = {
  title: "The box cut open",
  description:
    "The tray cut through the middle: the wall has the same thickness all along the profile.",
  camera: { elevation: 25 },
};

/** Returns the wall of a box: an open profile swept around a closed base. */
function sweepWall(profile, base) {
  return base
    .sketchOnPlane("XY")
    .sweepSketch((plane) => profile.sketchOnPlane(plane), {
      withContact: true,
    });
}

/** Returns a solid box: the swept wall with a flat bottom and a flat top. */
function sweptProfileBox(profile, base) {
  const start = profile.blueprint.firstPoint;
  const end = profile.blueprint.lastPoint;

  const wall = sweepWall(profile, base);
  const growth = end[0] - start[0];
  const rim = Math.abs(growth) < 1e-6 ? base : base.offset(growth);

  const bottom = base.sketchOnPlane("XY").face();
  const top = rim.sketchOnPlane("XY", end[1]).face();

  return makeSolid([wall, bottom, top]);
}

export default function main() {
  const profile = draw().line(4, 4).vLine(10).line(-2, 3).done();
  const base = drawRoundedRectangle(60, 40, 8);

  return sweptProfileBox(profile, base)
    .shell(1.5, (f) => f.inPlane("XY", 17))
    .cut(makeBox([-50, -50, -1], [50, 0, 30]));
}
