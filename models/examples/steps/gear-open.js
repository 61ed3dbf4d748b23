import { drawParametricFunction } from "replicad";

export const about = {
  title: "A curve that ends elsewhere",
  fails: "extrude() got an open outline",
  description:
    "A broken solid, extruded from an outline that is open: three quarters of a circle.",
};

export default function main() {
  return drawParametricFunction((t) => {
    const angle = 1.5 * Math.PI * t;
    return [6 * Math.cos(angle), 6 * Math.sin(angle)];
  })
    .sketchOnPlane("XY")
    .extrude(4);
}
