import { polysidesBlueprint } from "replicad";

export const about = {
  title: "A pentagon as a blueprint",
  description: "The outline of a regular pentagon with a corner at the top.",
};

export default function main() {
  const pentagon = polysidesBlueprint(12, 5);
  console.log("curves", pentagon.curves.length);
  return pentagon;
}
