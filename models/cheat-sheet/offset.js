import { drawRoundedRectangle } from "replicad";

export const about = {
  title: "An outline and its offset",
  description:
    "A rectangle, drawn light, and the outline 3 mm outside of it, whose corners are round.",
};

export default function main() {
  return [
    {
      shape: drawRoundedRectangle(22, 12).offset(3),
      name: "3 mm outside",
      color: "#1c7a9c",
    },
    {
      shape: drawRoundedRectangle(22, 12),
      name: "rectangle",
      color: "#9aa5b1",
    },
  ];
}
