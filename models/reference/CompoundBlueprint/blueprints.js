import { CompoundBlueprint, drawCircle, drawPolysides } from "replicad";

export const about = {
  title: "The outline and the hole",
  description: "A hexagon with a round hole: its outline comes first, in blue.",
};

export default function main() {
  const nut = new CompoundBlueprint([
    drawPolysides(12, 6).blueprint,
    drawCircle(6).blueprint,
  ]);
  const [outline, hole] = nut.blueprints;
  return [
    { shape: outline, name: "outline", color: "#1c7a9c" },
    { shape: hole, name: "hole", color: "#e0a458" },
  ];
}
