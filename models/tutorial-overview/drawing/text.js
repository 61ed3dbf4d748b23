import { drawText } from "replicad";

export const about = {
  title: "Text",
  description: "The word replicad as a drawing, set 16 mm high.",
};

export default function main() {
  return drawText("replicad", { fontSize: 16 });
}
