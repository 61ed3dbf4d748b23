import { BlueprintSketcher } from "replicad";

export const about = {
  title: "A blueprint left open",
  description: "Two lines that end where the pen is.",
};

export default function main() {
  return new BlueprintSketcher().hLine(24).line(-8, 14).done();
}
