import { cutBlueprints, drawRectangle } from "replicad";

export const about = {
  title: "Two outlines of one cut",
  description:
    "A bar that was cut in its middle: what is left are two outlines.",
};

export default function main() {
  const bar = drawRectangle(40, 12).blueprint;
  const halves = cutBlueprints(bar, drawRectangle(6, 20).blueprint);
  return halves;
}
