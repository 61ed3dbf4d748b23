import { drawPolysides } from "replicad";

export const about = {
  title: "A single outline",
  description: "A pentagon: one closed outline of five lines.",
};

export default function main() {
  const { blueprint } = drawPolysides(12, 5);
  console.log("lines", blueprint.curves.length);
  console.log("closed", blueprint.isClosed());
  return blueprint;
}
