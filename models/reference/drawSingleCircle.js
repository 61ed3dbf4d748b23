import { drawCircle, drawSingleCircle } from "replicad";

export const about = {
  title: "A disc with a single wall",
  description:
    "Two discs: the grey one of drawCircle has a wall in two halves, the blue one of drawSingleCircle a wall in one piece.",
  camera: { azimuth: 180, elevation: 30 },
};

export default function main() {
  const halves = drawCircle(10).sketchOnPlane("XY").extrude(8);
  const single = drawSingleCircle(10).sketchOnPlane("XY").extrude(8);
  console.log("faces of two halves", halves.faces.length);
  console.log("faces of a single wall", single.faces.length);

  return [
    { shape: halves.translateY(13), name: "drawCircle", color: "#9aa5b1" },
    { shape: single.translateY(-13), name: "drawSingleCircle" },
  ];
}
