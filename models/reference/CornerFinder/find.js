import { CornerFinder, draw, drawCircle } from "replicad";

export const about = {
  title: "The corners that were found",
  description:
    "An outline and a circle around each of its three right angles, which a finder returns as a list.",
};

export default function main() {
  const plate = draw().hLine(30).vLine(12).line(-14, 12).hLine(-16).close();
  const corners = new CornerFinder().ofAngle(90).find(plate.blueprint);
  console.log("corners found", corners.length);
  return [
    { shape: plate, name: "plate", color: "#9aa5b1" },
    ...corners.map(({ point }) => ({
      shape: drawCircle(1.5).translate(point),
      name: "found",
      color: "#1c7a9c",
    })),
  ];
}
