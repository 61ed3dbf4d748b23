import { makeBox } from "replicad";

export const about = {
  title: "The plane with its sign",
  description:
    "A block whose back face, at y = 36, is rounded along all four edges.",
  camera: { azimuth: 45 },
};

function makeBlock() {
  return makeBox([0, 0, 0], [50, 36, 20]);
}

export default function main() {
  return makeBlock().fillet(5, (e) => e.inPlane("XZ", -36));
}
