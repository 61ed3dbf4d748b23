import { draw, drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "The plane bottom",
  description:
    "The plane bottom: the red arrow is x of a drawing and points along X, the green arrow is its y and points along Z, the blue one is the normal and points along −Y.",
};

function drawArrow(length) {
  return draw([0, -1])
    .hLine(length - 5)
    .vLine(-1.5)
    .line(5, 2.5)
    .line(-5, 2.5)
    .vLine(-1.5)
    .hLine(5 - length)
    .close();
}

function makeNormal(plane) {
  const shaft = drawCircle(1).sketchOnPlane(plane).extrude(16);
  const tip = drawCircle(2.5)
    .sketchOnPlane(plane, 16)
    .extrude(6, { extrusionProfile: { profile: "linear", endFactor: 0.05 } });
  return shaft.fuse(tip);
}

export default function main() {
  const plane = "bottom";
  const onPlane = (drawing, thickness) =>
    drawing.sketchOnPlane(plane).extrude(thickness);

  return [
    {
      shape: onPlane(drawRoundedRectangle(50, 50, 3), 0.5),
      name: "plane",
      color: "#c9d3dc",
      opacity: 0.55,
    },
    {
      shape: onPlane(drawArrow(22), 1.2),
      name: "x of the drawing",
      color: "#c0392b",
    },
    {
      shape: onPlane(drawArrow(16).rotate(90), 1.2),
      name: "y of the drawing",
      color: "#2e8b57",
    },
    { shape: makeNormal(plane), name: "normal", color: "#2a63c4" },
  ];
}
