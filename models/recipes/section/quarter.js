import { draw, drawRectangle, makeCylinder } from "replicad";

export const about = {
  title: "A jar without a quarter",
  description:
    "The jar and its lid with a quarter cut away: inside and outside are seen at once.",
  camera: { elevation: 30, azimuth: -45 },
  params: {
    turn: { label: "Turn", unit: "°", min: 0, max: 90, step: 5 },
  },
};

/** Rotation of the quarter around z, in degrees. */
export const defaultParams = { turn: 0 };

/** Returns a shape without the quarter between the x axis and the negative y axis, turned by `turn` degrees. */
function withoutQuarter(shape, turn) {
  const size = 4 * Math.hypot(...shape.boundingBox.bounds.flat());
  const quarter = drawRectangle(size, size)
    .translate(size / 2, -size / 2)
    .sketchOnPlane("XY", -size / 2)
    .extrude(size);
  return shape.cut(quarter.rotate(turn));
}

/** A jar, revolved from half of its cross-section, with a flat lid. */
function makeJar() {
  const jar = draw([0, 0])
    .hLine(16)
    .line(4, 26)
    .hLine(-2.5)
    .line(-3.6, -23.5)
    .hLineTo(0)
    .close();
  return jar.sketchOnPlane("XZ").revolve();
}

function makeLid() {
  return makeCylinder(20, 2)
    .fuse(makeCylinder(16.5, 4).translateZ(-4))
    .fuse(makeCylinder(4, 6).translateZ(2))
    .translateZ(26);
}

/** @param {typeof defaultParams} params */
export default function main({ turn }) {
  return [
    { shape: withoutQuarter(makeJar(), turn), name: "jar", color: "#d9a441" },
    { shape: withoutQuarter(makeLid(), turn), name: "lid", color: "#4a7fb5" },
  ];
}
