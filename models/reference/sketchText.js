import { sketchText } from "replicad";

export const about = {
  title: "A word with depth",
  description: "The letters of a word, standing upright and 4 mm thick.",
  camera: { azimuth: -70, elevation: 15 },
  params: {
    text: { label: "Text" },
  },
};

export const defaultParams = { text: "Cup" };

/** @param {typeof defaultParams} params */
export default function main({ text }) {
  return sketchText(text, { fontSize: 20 }, { plane: "XZ" }).extrude(4);
}
