import { draw, drawRoundedRectangle, measureVolume } from "replicad";

export const about = {
  title: "Volume over radius",
  description:
    "A chart. To the right runs the radius of a rounding, upward the volume of the rounded cube. The volume falls in a curve until the radius is half of a side. Behind that line it jumps to more than the sharp cube has: the volume of broken solids.",
};

/** Returns the volume of a cube of 20 mm with all edges rounded, in mm³. */
function volumeAt(radius) {
  const cube = drawRoundedRectangle(20, 20).sketchOnPlane("XY").extrude(20);
  return measureVolume(cube.fillet(radius));
}

/**
 * In the chart, 1 mm of radius is 4 mm wide, and 1000 mm³ are 5 mm high.
 * @returns {[number, number]}
 */
function toChart(radius, volume) {
  return [radius * 4, volume / 200];
}

/** @param {[number, number][]} points */
function drawLine([first, ...others]) {
  const pen = draw(first);
  for (const point of others) pen.lineTo(point);
  return pen.done();
}

function drawVolumes(radii) {
  return drawLine(radii.map((radius) => toChart(radius, volumeAt(radius))));
}

export default function main() {
  const grey = "#9aa5b1";
  const axes = [toChart(0, 12000), toChart(0, 0), toChart(16, 0)];
  const cube = [toChart(0, 8000), toChart(16, 8000)];
  const limit = [toChart(10, 0), toChart(10, 12000)];

  return [
    { shape: drawLine(axes), name: "axes", color: grey },
    {
      shape: drawLine(cube),
      name: "sharp cube",
      color: grey,
      strokeType: "dots",
    },
    {
      shape: drawLine(limit),
      name: "half of a side",
      color: grey,
      strokeType: "dashes",
    },
    {
      shape: drawVolumes([0.5, 2, 4, 6, 8, 9.9]),
      name: "sound solids",
      color: "#1c7a9c",
    },
    {
      shape: drawVolumes([10.5, 11, 12, 13]),
      name: "broken solids",
      color: "#c2410c",
    },
  ];
}
