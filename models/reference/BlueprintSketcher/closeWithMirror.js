import { BlueprintSketcher } from "replicad";

export const about = {
  title: "A blueprint closed with its mirror image",
  description:
    "A pointed shield: its right half was drawn, the left one is the mirror image.",
};

export default function main() {
  return new BlueprintSketcher()
    .line(10, 12)
    .vLine(12)
    .hLineTo(0)
    .closeWithMirror();
}
