import { DEG2RAD, drawCircle } from "replicad";

export const about = {
  title: "Points around a circle, by degrees",
  description:
    "Twelve dots on a circle, 30 degrees apart, like the hours of a clock.",
};

export default function main() {
  const hours = Array.from({ length: 12 }, (_, i) => i * 30 * DEG2RAD);
  console.log("90 degrees", 90 * DEG2RAD, "radians");
  return hours.map((angle) => ({
    shape: drawCircle(2).translate(20 * Math.cos(angle), 20 * Math.sin(angle)),
    name: "hour",
  }));
}
