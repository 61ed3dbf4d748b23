import { drawEllipse } from "replicad";

export const about = {
  title: "An ellipse",
  description:
    "The drawing of an ellipse that is wider than tall: half axes of 14 and 8 mm.",
};

export default function main() {
  return drawEllipse(14, 8);
}
