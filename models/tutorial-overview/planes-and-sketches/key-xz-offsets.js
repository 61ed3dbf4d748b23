import { drawCircle, drawRoundedRectangle } from "replicad";

export const about = {
  title: "Parallel planes on XZ",
  description:
    "The key on the XZ plane in grey, and in orange 12 mm along the normal of that plane: closer to the front, at y = -12.",
};

function drawKey() {
  const bow = drawCircle(9).cut(drawCircle(5));
  const blade = drawRoundedRectangle(26, 5, 1).translate(20, 0);
  const bit = drawRoundedRectangle(4, 7, 1).translate(28, -4);
  return bow.fuse(blade).fuse(bit);
}

export default function main() {
  return [
    {
      shape: drawKey().sketchOnPlane("XZ").extrude(2),
      name: "no offset",
      color: "#9aa5b1",
    },
    {
      shape: drawKey().sketchOnPlane("XZ", 12).extrude(2),
      name: "offset 12",
      color: "#e0a458",
    },
  ];
}
