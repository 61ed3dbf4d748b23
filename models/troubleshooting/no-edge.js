import { makeBox } from "replicad";

export const about = {
  title: "A plane on the wrong side",
  fails: "The finder found no edge",
  description: "No shape: there is no edge in the plane that the filter names.",
};

function makeBlock() {
  return makeBox([0, 0, 0], [50, 36, 20]);
}

export default function main() {
  return makeBlock().fillet(5, (e) => e.inPlane("XZ", 36));
}
