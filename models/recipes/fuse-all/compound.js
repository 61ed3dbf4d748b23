import { makeBaseBox, makeCompound } from "replicad";

export const about = {
  title: "The tiles as a compound",
  description:
    "The same 30 tiles in one compound: every tile is still a body of its own.",
  camera: { elevation: 35 },
};

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
  return makeCompound(tiles);
}
