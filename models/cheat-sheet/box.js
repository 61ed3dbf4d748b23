import { makeBaseBox } from "replicad";

export const about = {
  title: "A box",
  description: "A box of 30 by 20 by 15 mm, standing on the ground.",
};

export default function main() {
  return makeBaseBox(30, 20, 15);
}
