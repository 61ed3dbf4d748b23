import { drawRectangle } from "replicad";

export const about = {
  title: "A profile on both sides of its axis",
  fails: "revolve() failed: the profile crosses the axis",
  description:
    "No shape: the rectangle reaches from x = -5 to x = 15, across the axis it is turned around.",
};

export default function main() {
  return drawRectangle(20, 30).translate(5, 15).sketchOnPlane("XZ").revolve();
}
