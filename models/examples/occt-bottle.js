import {
  draw,
  drawEllipse,
  FaceFinder,
  makeCylinder,
  makeOffset,
} from "replicad";

export const about = {
  title: "OpenCascade bottle",
  description:
    "A flat bottle 77 mm tall with bulging front and back, rounded edges, and a threaded neck.",
  camera: { azimuth: -60, elevation: 18 },
  params: {
    width: { label: "Width", unit: "mm", min: 40, max: 70, step: 1 },
    height: {
      label: "Height of the body",
      unit: "mm",
      min: 50,
      max: 100,
      step: 1,
    },
    thickness: { label: "Thickness", unit: "mm", min: 24, max: 36, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { width: 50, height: 70, thickness: 30 };

/** @param {typeof defaultParams} params */
export default function main({ width, height, thickness }) {
  const body = draw([-width / 2, 0])
    .vLine(-thickness / 4)
    .threePointsArc(width, 0, width / 2, -thickness / 4)
    .vLine(thickness / 4)
    .closeWithMirror()
    .sketchOnPlane("XY")
    .extrude(height)
    .fillet(thickness / 12);

  const neckRadius = thickness / 4;
  const neckHeight = height / 10;
  const neck = makeCylinder(neckRadius, neckHeight, [0, 0, height]);

  const hollow = body
    .fuse(neck)
    .shell(thickness / 50, (f) => f.inPlane("XY", height + neckHeight));

  const lens = drawEllipse(0.42, 0.06).rotate(-25).translate(0.5, 0.5);
  const wall = new FaceFinder()
    .ofSurfaceType("CYLINDRE")
    .when(({ element }) => element.center.z > height)
    .inBox(
      [-neckRadius - 0.1, -neckRadius - 0.1, height],
      [neckRadius + 0.1, neckRadius + 0.1, height + neckHeight],
    )
    .find(neck)[0];
  const thread = lens
    .sketchOnFace(makeOffset(wall, -0.1).faces[0], "bounds")
    .loftWith(
      drawEllipse(0.38, 0.03)
        .rotate(-25)
        .translate(0.5, 0.5)
        .sketchOnFace(makeOffset(wall, 0.5).faces[0], "bounds"),
    );

  return hollow.fuse(thread);
}
