import { drawRectangle } from "replicad";

export const about = {
  title: "A parameter under another name",
  fails:
    "drawRectangle() failed: one of its numbers is missing or not a number",
  description: "No drawing: the second side of the rectangle is not a number.",
};

export const defaultParams = { width: 50, depth: 36 };

export default function main({ width, length }) {
  return drawRectangle(width, length);
}
