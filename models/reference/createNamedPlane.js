import { createNamedPlane, drawCircle } from "replicad";

export const about = {
  title: "Planes at distances from a named one",
  description: "Four thin discs in a row, upright and 8 mm apart along x.",
};

export default function main() {
  return [0, 8, 16, 24].map((distance) => ({
    shape: drawCircle(10)
      .sketchOnPlane(createNamedPlane("YZ", distance))
      .extrude(1),
    name: `YZ at ${distance} mm`,
  }));
}
