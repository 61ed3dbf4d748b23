import { makeBaseBox, makeCylinder } from "replicad";

export const about = {
  title: "A pointer turned in radians",
  description:
    "The bar is turned by 0.8°. `rotate` counts in degrees, and `Math.PI / 4` is 45° in radians.",
};

export default function main() {
  const disc = makeCylinder(12, 6);
  const bar = makeBaseBox(60, 10, 6).rotate(Math.PI / 4);

  return disc.fuse(bar);
}
