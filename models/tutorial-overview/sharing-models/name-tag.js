import { drawRoundedRectangle, drawText } from "replicad";

export const about = {
  title: "A name tag",
  description: "A name tag with raised letters: the word on it is a parameter.",
  camera: { azimuth: -25, elevation: 50 },
  params: {
    name: { label: "Name" },
    size: {
      label: "Size of the letters",
      unit: "mm",
      min: 8,
      max: 24,
      step: 1,
    },
    raised: { label: "Raised letters" },
  },
};

/** The size of the letters is in millimetres. */
export const defaultParams = { name: "Ada", size: 14, raised: true };

/** @param {typeof defaultParams} params */
export default function main({ name, size, raised }) {
  const text = drawText(name, { fontSize: size });
  const { width, height, center } = text.boundingBox;

  const plate = drawRoundedRectangle(width + 16, height + 14, 5)
    .translate(center)
    .sketchOnPlane("XY")
    .extrude(3);
  const letters = text.sketchOnPlane("XY", 2).extrude(raised ? 2 : 1);

  return raised ? plate.fuse(letters) : plate.cut(letters);
}
