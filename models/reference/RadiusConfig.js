import { makeBaseBox } from "replicad";

export const about = {
  title: "Short edges round, long ones sharp",
  description:
    "A long box whose short edges are round, while the long ones stay sharp.",
};

export default function main() {
  return makeBaseBox(36, 16, 16).fillet((edge) =>
    edge.length < 20 ? 4 : null,
  );
}
