import { textBlueprints } from "replicad";

export const about = {
  title: "A word as blueprints",
  description: "The outlines of the letters of the word “bolt”.",
};

export default function main() {
  const word = textBlueprints("bolt", { fontSize: 20 });
  console.log("pieces", word.blueprints.length);
  return word;
}
