import { draw } from "replicad";

export const about = {
  title: "A tangent after a line",
  description: "A straight base that runs smoothly into an arc.",
};

export default function main() {
  return draw().hLine(20).tangentArc(20, 20).hLineTo(0).close();
}
