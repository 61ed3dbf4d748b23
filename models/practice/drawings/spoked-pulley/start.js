import { makeBaseBox } from "replicad";

export const about = {
  title: "Your pulley with spokes",
  description: "A cube of 10 mm, to be replaced by your part.",
};

export default function main() {
  return makeBaseBox(10, 10, 10);
}
