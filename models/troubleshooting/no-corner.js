import { drawRectangle } from "replicad";

export const about = {
  title: "A point beside the corner",
  fails: "fillet() changed no corner",
  description: "A rectangle with four sharp corners.",
};

export default function main() {
  return drawRectangle(50, 36).fillet(8, (c) => c.atPoint([25, 19]));
}
