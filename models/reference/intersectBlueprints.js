import { intersectBlueprints, polysidesBlueprint } from "replicad";

export const about = {
  title: "What two outlines share",
  description:
    "A hexagon: what two triangles share that point in opposite directions. The triangles are drawn light.",
};

export default function main() {
  const up = polysidesBlueprint(14, 3);
  const down = up.rotate(180);
  return [
    { shape: up, name: "up", color: "#9aa5b1" },
    { shape: down, name: "down", color: "#9aa5b1" },
    { shape: intersectBlueprints(up, down), name: "shared", color: "#1c7a9c" },
  ];
}
