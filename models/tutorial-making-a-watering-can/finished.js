import {
  DEG2RAD,
  draw,
  drawCircle,
  drawEllipse,
  makeCylinder,
  makePlane,
} from "replicad";

export const about = {
  title: "Watering can",
  description:
    "A small watering can with a swelling round body, a tilted filler neck and a straight spout, hollow with a thin wall.",
  camera: { azimuth: -60, elevation: 22 },
  params: {
    height: { label: "Body height", unit: "mm", min: 64, max: 84, step: 1 },
    baseRadius: {
      label: "Radius at the foot",
      unit: "mm",
      min: 40,
      max: 48,
      step: 1,
    },
    topRadius: {
      label: "Radius at the top",
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
      min: 48,
      max: 55,
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
  spoutTilt: 50,
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
  const body = draw()
    .hLine(baseRadius)
    .customCorner(6)
    .sagittaArcTo([topRadius, height], -6)
    .hLineTo(0)
    .close()
    .sketchOnPlane("XZ")
    .revolve();

  const rimCenter = [-10, 0, height + 20];
  const rimPlane = makePlane("XY").pivot(-18, "Y").translate(rimCenter);
  const filler = drawCircle(17)
    .sketchOnPlane("XY", height)
    .loftWith(drawEllipse(20, 18).sketchOnPlane(rimPlane));

  const tilt = spoutTilt * DEG2RAD;
  const spoutTip = [
    12 + spoutLength * Math.sin(tilt),
    0,
    22 + spoutLength * Math.cos(tilt),
  ];
  const spout = makeCylinder(8, spoutLength)
    .rotate(spoutTilt, [0, 0, 0], [0, 1, 0])
    .translate(12, 0, 22);

  return body
    .fuse(filler)
    .fillet(4, (e) =>
      e.inPlane("XY", height).withinDistance(20, [0, 0, height]),
    )
    .fuse(spout)
    .fillet(3, (e) =>
      e.ofCurveType("BSPLINE_CURVE").inBox([25, -15, 20], [60, 15, 65]),
    )
    .shell(wall, (f) =>
      f.either([
        (rim) => rim.containsPoint(rimCenter),
        (tip) => tip.containsPoint(spoutTip),
      ]),
    );
}
