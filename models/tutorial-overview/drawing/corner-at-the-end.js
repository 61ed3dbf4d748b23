import { draw } from "replicad";

export const about = {
  title: "The last corner",
  description:
    "The same plate with the corner where the outline closes rounded by 8 mm.",
};

export default function main() {
  return draw().hLine(40).vLine(25).hLine(-40).closeWithCustomCorner(8);
}
