import { draw } from "replicad";

export const about = {
  title: "A tangent after a line",
  description:
    "An outline of a straight base that goes over into an arc without a kink.",
};

export default function main() {
  return draw().hLine(20).tangentArc(20, 20).hLineTo(0).close();
}
