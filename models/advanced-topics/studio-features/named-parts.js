import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "Named and coloured parts",
  description:
    "The stand in blue with two pens in its holes, each with a name; the right one is half-transparent.",
  camera: { elevation: 22 },
};

function makeStand() {
  return drawRoundedRectangle(60, 40, 8)
    .sketchOnPlane("XY")
    .extrude(20)
    .cut(drawCircle(6).translate(-14, 0).sketchOnPlane("XY", 4).extrude(20))
    .cut(drawCircle(6).translate(14, 0).sketchOnPlane("XY", 4).extrude(20));
}

export default function main() {
  const pen = () => drawCircle(5).sketchOnPlane("XY", 4).extrude(60);

  return [
    { shape: makeStand(), name: "stand", color: "#5b93ad" },
    { shape: pen().translateX(-14), name: "left pen", color: "#e0a458" },
    {
      shape: pen().translateX(14),
      name: "right pen",
      color: "#b5524a",
      opacity: 0.4,
    },
  ];
}
