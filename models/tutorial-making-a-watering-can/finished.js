import {
  draw,
  drawCircle,
  drawEllipse,
  makeCylinder,
  makePlane,
} from "replicad";

export const about = {
  title: "Watering can",
  description:
    "A small watering can with a round body that narrows to its neck, a tilted filler and a straight spout, hollow with a thin wall.",
  prints: "-z",
  camera: { azimuth: -60, elevation: 22 },
  params: {
    height: {
      label: "Height of the shoulder",
      unit: "mm",
      min: 64,
      max: 80,
      step: 1,
    },
    baseRadius: {
      label: "Radius at the foot",
      unit: "mm",
      min: 40,
      max: 48,
      step: 1,
    },
    topRadius: {
      label: "Radius at the shoulder",
      unit: "mm",
      min: 29,
      max: 32,
      step: 1,
    },
    spoutLength: {
      label: "Spout length",
      unit: "mm",
      min: 85,
      max: 110,
      step: 1,
    },
    spoutTilt: {
      label: "Spout tilt from upright",
      unit: "°",
      min: 36,
      max: 42,
      step: 1,
    },
    wall: {
      label: "Wall thickness",
      unit: "mm",
      min: 1.2,
      max: 2,
      step: 0.2,
    },
  },
};

/** Lengths in millimetres, the tilt in degrees. */
export const defaultParams = {
  height: 72,
  baseRadius: 44,
  topRadius: 30,
  spoutLength: 95,
  spoutTilt: 40,
  wall: 1.6,
};

/** @param {typeof defaultParams} params */
export default function main({
  height,
  baseRadius,
  topRadius,
  spoutLength,
  spoutTilt,
  wall,
}) {
  const neck = height + 16;
  const body = draw()
    .hLine(baseRadius)
    .sagittaArcTo([topRadius, height], -3)
    .customCorner(6)
    .lineTo([17, neck])
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .revolve()
    .rotate(180); // the edge where the surface closes goes to the back

  const rimCenter = [-8, 0, neck + 22];
  const rimPlane = makePlane("XY").pivot(-18, "Y").translate(rimCenter);
  const filler = drawCircle(17)
    .sketchOnPlane("XY", neck)
    .loftWith(drawEllipse(20, 18).sketchOnPlane(rimPlane));

  const makeSpout = (radius, length) =>
    makeCylinder(radius, length)
      .rotate(spoutTilt, [0, 0, 0], [0, 1, 0])
      .translate(12, 0, 22);

  const vessel = body.fuse(filler).fillet(4, (e) => e.inPlane("XY", neck));
  const pipe = makeSpout(8, spoutLength).cut(vessel.clone());
  const bore = makeSpout(8 - wall, spoutLength + 1);

  return vessel
    .shell(wall, (f) => f.containsPoint(rimCenter))
    .fuse(pipe)
    .fillet(2, (e) =>
      e.ofCurveType("BSPLINE_CURVE").inBox([25, -15, 20], [60, 15, height]),
    )
    .cut(bore);
}
