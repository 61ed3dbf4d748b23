import { drawRectangle } from "replicad";

export const about = {
  title: "A bushing with a bore of 20 mm",
  description:
    "The bore is 20 mm wide: the profile begins at x = 10. Move its centre to x = 10.",
};

export default function main() {
  return drawRectangle(10, 20).translate(15, 10).sketchOnPlane("XZ").revolve();
}
