import { draw } from "replicad";

export const about = {
  title: "An arc sideways, by its bulge",
  description:
    "After a line in grey, a half circle that ends 16 mm to the right: its bulge is -1, to the left of travel.",
};

export default function main() {
  return [
    {
      shape: draw().vLine(10).hBulgeArc(16, -1).done(),
      name: "added",
      color: "#1c7a9c",
    },
    { shape: draw().vLine(10).done(), name: "before", color: "#9aa5b1" },
  ];
}
