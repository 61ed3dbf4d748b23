import { draw } from "replicad";

export const about = {
  title: "The same profile, relative moves",
  description:
    "The same five lines, drawn with moves that count from the pen's last position instead of from the origin.",
};

export default function main() {
  return draw().hLine(44).line(-14, 72).line(-13, 16).hLine(-17).close();
}
