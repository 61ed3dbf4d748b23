import { fuseBlueprints, polysidesBlueprint } from "replicad";

export const about = {
  title: "Two outlines joined",
  description: "Two triangles joined into a star with six points.",
};

export default function main() {
  const up = polysidesBlueprint(14, 3);
  const down = up.rotate(180);
  return fuseBlueprints(up, down);
}
