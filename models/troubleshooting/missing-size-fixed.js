import { drawRectangle } from "replicad";

export const about = {
  title: "A parameter under its own name",
  description: "A rectangle, wider than it is high.",
};

export const defaultParams = { width: 50, depth: 36 };

export default function main({ width, depth }) {
  return drawRectangle(width, depth);
}
