import { draw } from "replicad";

export const about = {
  title: "The goal: a wedge that stands up",
  description: "The wedge standing upright, 14 mm tall, from y = 0 to y = 25.",
};

export default function main() {
  return draw().hLine(60).vLine(14).close().sketchOnPlane("XZ").extrude(-25);
}
