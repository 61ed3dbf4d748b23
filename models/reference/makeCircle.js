import { makeCircle } from "replicad";

export const about = {
  title: "Circles as edges",
  description:
    "Three circles with one centre, each across another axis, like the rings of a gyroscope.",
};

export default function main() {
  return [
    makeCircle(15),
    makeCircle(13, [0, 0, 0], [1, 0, 0]),
    makeCircle(11, [0, 0, 0], [0, 1, 0]),
  ];
}
