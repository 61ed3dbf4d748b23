import { drawCircle, drawParametricFunction } from "replicad";

export const about = {
  title: "Your washer",
  description:
    "A round washer of 40 mm with a hole of 8 mm. A function draws its edge.",
};

export default function main() {
  const edge = drawParametricFunction((t) => {
    const angle = 2 * Math.PI * t;
    const radius = 20;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

  return edge.cut(drawCircle(4)).sketchOnPlane("XY").extrude(2);
}
