import { Sketcher } from "replicad";

export const about = {
  title: "A sketch closed with its mirror image",
  description:
    "A flat kite: one half was drawn, the other is its mirror image.",
};

export default function main() {
  return new Sketcher("XY").line(14, 20).lineTo([0, 30]).closeWithMirror();
}
