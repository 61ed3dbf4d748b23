import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "The plate on the XZ plane",
  description:
    "The same plate standing upright: drawn on the XZ plane it grows towards negative y.",
};

export default function main() {
  return drawRoundedRectangle(60, 40, 8).sketchOnPlane("XZ").extrude(6);
}
