import { draw } from "replicad";

export const about = {
  title: "An arc upwards, by its bulge",
  description:
    "After a line in grey, a half circle that ends 14 mm higher: its bulge is 1, to the right of travel.",
};

export default function main() {
  return [
    {
      shape: draw().hLine(20).vBulgeArc(14, 1).done(),
      name: "added",
      color: "#1c7a9c",
    },
    { shape: draw().hLine(20).done(), name: "before", color: "#9aa5b1" },
  ];
}
