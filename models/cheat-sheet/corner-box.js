import { makeBox } from "replicad";

export const about = {
  title: "A box between two points",
  description: "A box that reaches from one given corner to the opposite one.",
};

export default function main() {
  return makeBox([0, 0, 0], [12, 30, 8]);
}
