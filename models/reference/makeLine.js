import { makeLine, makeSphere } from "replicad";

export const about = {
  title: "A straight edge",
  description: "A straight line in space between two small balls.",
};

export default function main() {
  const line = makeLine([-15, 0, 0], [15, 5, 12]);
  console.log("length", line.length, "mm");

  const ends = [line.startPoint, line.endPoint].map((point) => ({
    shape: makeSphere(1).translate(point),
    name: "end",
    color: "#e0a458",
  }));
  return [{ shape: line, name: "line" }, ...ends];
}
