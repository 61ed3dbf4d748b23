import { drawRectangle } from "replicad";

export const about = {
  title: "A bushing that crosses its axis",
  fails: "revolve() failed: the profile crosses the axis",
  description:
    "No shape: the profile reaches from x = -1 to x = 9, across the axis.",
};

export default function main() {
  return drawRectangle(10, 20).translate(4, 10).sketchOnPlane("XZ").revolve();
}
