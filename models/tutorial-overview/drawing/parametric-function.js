import { drawParametricFunction } from "replicad";

export const about = {
  title: "A curve from a function",
  description:
    "A closed flower with five petals, drawn from a function that gives a point for each value of t.",
};

export default function main() {
  return drawParametricFunction((t) => {
    const angle = 2 * Math.PI * t;
    const radius = 14 + 4 * Math.cos(5 * angle);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}
