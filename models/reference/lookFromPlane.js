import {
  drawProjection,
  lookFromPlane,
  makeBaseBox,
  makeBox,
  makeCylinder,
} from "replicad";

export const about = {
  title: "A view through the camera of a plane",
  description:
    "The view along x of a block with a peg on top: the edges of the pocket in its back are dashed.",
};

export default function main() {
  const block = makeBaseBox(20, 30, 12)
    .fuse(makeCylinder(5, 20, [0, -6, 0]))
    .cut(makeBox([-12, 4, 4], [-4, 12, 9]));
  const camera = lookFromPlane("YZ");
  console.log("looks from", camera.direction.toTuple());
  const { visible, hidden } = drawProjection(block, camera);

  return [
    { shape: hidden, name: "hidden", color: "#9aa5b1", strokeType: "dashes" },
    { shape: visible, name: "visible", color: "#1c7a9c" },
  ];
}
