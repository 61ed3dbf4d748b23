import { drawCircle } from "replicad";

export const about = {
  title: "The pegs of one drawing",
  description:
    "The same disc. The pegs are one drawing, extruded from the top of the disc.",
  camera: { elevation: 40 },
};

export default function main() {
  let pegs = drawCircle(2).translate(22, 0);
  for (let i = 1; i < 8; i++) {
    pegs = pegs.fuse(
      drawCircle(2)
        .translate(22, 0)
        .rotate(45 * i),
    );
  }
  const disc = drawCircle(30).sketchOnPlane("XY").extrude(5);

  return disc.fuse(pegs.sketchOnPlane("XY", 5).extrude(10));
}
