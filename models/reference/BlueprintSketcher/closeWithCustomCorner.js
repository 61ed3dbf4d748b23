import { BlueprintSketcher } from "replicad";

export const about = {
  title: "A blueprint with its last corner rounded",
  description: "A plate whose corner at the start is rounded by 8 mm.",
};

export default function main() {
  return new BlueprintSketcher()
    .hLine(30)
    .vLine(18)
    .hLine(-30)
    .closeWithCustomCorner(8);
}
