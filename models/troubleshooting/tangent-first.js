import { draw } from "replicad";

export const about = {
  title: "A tangent with nothing before it",
  fails: "There is no piece before this one to continue",
  description: "No drawing: a tangent arc cannot be the first piece.",
};

export default function main() {
  return draw().tangentArc(20, 20).hLineTo(0).close();
}
