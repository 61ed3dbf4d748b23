import { drawText } from "replicad";

export const about = {
  title: "A word as a drawing",
  description: "The outlines of the letters of a word, holes included.",
  params: {
    text: { label: "Text" },
    fontSize: { label: "Size", unit: "mm", min: 8, max: 40, step: 1 },
  },
};

export const defaultParams = { text: "replicad", fontSize: 16 };

/** @param {typeof defaultParams} params */
export default function main({ text, fontSize }) {
  return drawText(text, { fontSize });
}
