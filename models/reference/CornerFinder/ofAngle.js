import { draw } from "replicad";

export const about = {
  title: "Corners of an angle",
  description:
    "An outline with its right angles rounded; its other two corners stay sharp.",
};

export default function main() {
  const plate = draw().hLine(30).vLine(12).line(-14, 12).hLine(-16).close();
  return [
    { shape: plate, name: "before", color: "#9aa5b1" },
    {
      shape: plate.fillet(4, (c) => c.ofAngle(90)),
      name: "rounded",
      color: "#1c7a9c",
    },
  ];
}
