import { draw } from "replicad";

export const about = {
  title: "The profile of the wall",
  description:
    "The open profile of a wall, from the origin upward: out by 4 mm, straight up by 10 mm, and in again by 2 mm.",
};

export default function main() {
  return draw().line(4, 4).vLine(10).line(-2, 3).done();
}
