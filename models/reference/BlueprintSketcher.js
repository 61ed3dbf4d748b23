import { BlueprintSketcher } from "replicad";

export const about = {
  title: "A blueprint drawn with a pen",
  description:
    "A closed outline of two lines and an arc, drawn as a blueprint.",
};

export default function main() {
  return new BlueprintSketcher()
    .hLine(24)
    .vLine(14)
    .sagittaArc(-24, 0, -4)
    .close();
}
