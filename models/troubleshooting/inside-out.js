import { draw } from "replicad";

export const about = {
  title: "An open profile, turned",
  fails: "An open profile, turned has a negative volume",
  description:
    "A floor with a hole and a wall. They enclose nothing, as the third side of the profile is missing.",
};

export default function main() {
  return draw([10, 0]).hLine(15).vLine(25).done().sketchOnPlane("XZ").revolve();
}
