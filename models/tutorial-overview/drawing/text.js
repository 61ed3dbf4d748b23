import { drawText } from "replicad";

export const about = {
  title: "Text",
  description: "The word replicad as a drawing, in a font size of 16 mm.",
};

export default function main() {
  return drawText("replicad", { fontSize: 16 });
}
