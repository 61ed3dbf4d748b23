import { draw } from "replicad";

export const about = {
  title: "A line that continues a curve",
  description:
    "A half circle in grey and a straight line of 12 mm that leaves it without a kink.",
};

export default function main() {
  return [
    {
      shape: draw().sagittaArc(0, 16, 8).tangentLine(12).done(),
      name: "added",
      color: "#1c7a9c",
    },
    {
      shape: draw().sagittaArc(0, 16, 8).done(),
      name: "before",
      color: "#9aa5b1",
    },
  ];
}
