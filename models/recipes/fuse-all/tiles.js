import { makeBaseBox } from "replicad";

export const about = {
  title: "Tiles fused with shared faces",
  description:
    "A stepped pyramid of 30 tiles that touch face to face, fused into one solid.",
  camera: { elevation: 35 },
};

/** Returns all shapes fused into one. */
function fuseAll(shapes, options) {
  return shapes.reduce((all, shape) => all.fuse(shape, options));
}

export default function main() {
  const tiles = [];
  for (let level = 0; level < 4; level += 1) {
    const side = 4 - level;
    for (let x = 0; x < side; x += 1) {
      for (let y = 0; y < side; y += 1) {
        tiles.push(
          makeBaseBox(10, 10, 6).translate(
            10 * x - 5 * (side - 1),
            10 * y - 5 * (side - 1),
            6 * level,
          ),
        );
      }
    }
  }
  return fuseAll(tiles, { optimisation: "commonFace" });
}
