import { makeEllipse } from "replicad";

export const about = {
  title: "Ellipses as edges",
  description:
    "Three ellipses with one centre, turned against each other like the orbits of an atom.",
  camera: { elevation: 55 },
};

export default function main() {
  return [
    makeEllipse(15, 6),
    makeEllipse(15, 6, [0, 0, 0], [0, 0, 1], [1, 2, 0]),
    makeEllipse(15, 6, [0, 0, 0], [0, 0, 1], [1, -2, 0]),
  ];
}
