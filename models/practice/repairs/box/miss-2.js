import { makeBaseBox } from "replicad";

export const about = {
  title: "A box without an opening",
  fails: "shell() found no face to open",
  description:
    "The box is closed and smaller. `shell` does that if its filter finds no face: the top is in the plane z = 30.",
};

export default function main() {
  return makeBaseBox(50, 40, 30).shell(2, (f) => f.inPlane("XY", 32));
}
