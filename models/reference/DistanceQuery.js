import { DistanceQuery, makeBaseBox, makeSphere } from "replicad";

export const about = {
  title: "Distances from one shape",
  description: "A box and two balls: distances from the box to each of them.",
  camera: { azimuth: -75 },
};

export default function main() {
  const box = makeBaseBox(16, 16, 16);
  const near = makeSphere(4).translate(16, 0, 8);
  const far = makeSphere(4).translate(30, 0, 8);
  const query = new DistanceQuery(box);
  console.log("to the near ball", query.distanceTo(near), "mm");
  console.log("to the far ball", query.distanceTo(far), "mm");
  return [
    box,
    { shape: near, name: "near", color: "#e0a458" },
    { shape: far, name: "far", color: "#e0a458" },
  ];
}
