import { makeBaseBox } from "replicad";

export const about = {
  title: "The same piece in the same place",
  description:
    "A box and its copy that was moved: the copy was equal until it was moved.",
};

export default function main() {
  const box = makeBaseBox(16, 16, 10);
  const copy = box.clone();
  console.log("before the move", box.isEqual(copy));
  const moved = copy.translateX(22);
  console.log("after the move", box.isEqual(moved));
  return [box, { shape: moved, name: "moved", color: "#e0a458" }];
}
