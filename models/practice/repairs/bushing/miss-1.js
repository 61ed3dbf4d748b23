import { drawRectangle } from "replicad";

export const about = {
  title: "A bushing without a bore",
  description:
    "There is no bore: the profile begins on the axis. The bore has a radius of 5 mm, so the profile begins at x = 5.",
};

export default function main() {
  return drawRectangle(10, 20).translate(5, 10).sketchOnPlane("XZ").revolve();
}
