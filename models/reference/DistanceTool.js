import { DistanceTool, makeBaseBox, makeSphere } from "replicad";

export const about = {
  title: "The gap between two shapes",
  description: "A box and a ball beside it: the gap between them is 8 mm.",
  camera: { azimuth: -75 },
};

export default function main() {
  const box = makeBaseBox(16, 16, 16);
  const ball = makeSphere(6).translate(22, 0, 8);
  const tool = new DistanceTool();
  console.log("distance", tool.distanceBetween(box, ball), "mm");
  return [box, { shape: ball, name: "ball", color: "#e0a458" }];
}
