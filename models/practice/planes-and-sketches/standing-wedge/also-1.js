import { draw } from "replicad";

export const about = {
  title: "The standing wedge on ZX",
  description: "The same wedge, drawn on ZX with its two coordinates swapped.",
};

export default function main() {
  return draw().vLine(60).hLine(14).close().sketchOnPlane("ZX").extrude(25);
}
