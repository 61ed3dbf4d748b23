import { draw } from "replicad";

export const about = {
  title: "An outline left open",
  description: "Three lines that end where the pen is, beside their start.",
};

export default function main() {
  return draw().hLine(30).vLine(16).hLine(-18).done();
}
