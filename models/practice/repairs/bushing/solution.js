import { drawRectangle } from "replicad";

export const about = {
  title: "The goal: a bushing",
  description:
    "A tube 20 mm tall with a bore of 10 mm and an outside of 30 mm.",
};

export default function main() {
  return drawRectangle(10, 20).translate(10, 10).sketchOnPlane("XZ").revolve();
}
