import { drawRectangle } from "replicad";

export const about = {
  title: "Corners inside a rectangle",
  description:
    "A plate with the two corners rounded that lie inside the rectangle drawn light.",
};

export default function main() {
  const plate = drawRectangle(30, 20);
  return [
    {
      shape: drawRectangle(14, 30).translate(15, 0),
      name: "from (8, -15) to (22, 15)",
      color: "#9aa5b1",
    },
    {
      shape: plate.fillet(6, (c) => c.inBox([8, -15], [22, 15])),
      name: "rounded",
      color: "#1c7a9c",
    },
  ];
}
