import { sketchCircle } from "replicad";

export const about = {
  title: "A circle on a plane",
  description:
    "Two rods: one stands on the ground, the other comes out of an upright plane.",
};

export default function main() {
  const standing = sketchCircle(5).extrude(20);
  const lying = sketchCircle(5, { plane: "YZ", origin: [8, 0, 14] }).extrude(
    20,
  );

  return [
    { shape: standing, name: "on XY" },
    { shape: lying, name: "on YZ", color: "#e0a458" },
  ];
}
