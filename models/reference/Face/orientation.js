import { makeBaseBox } from "replicad";

export const about = {
  title: "Which way faces point",
  description:
    "A box, and how many of its six faces point the way of their surface.",
};

export default function main() {
  const box = makeBaseBox(30, 20, 12);
  const forward = box.faces.filter((face) => face.orientation === "forward");
  console.log("forward", forward.length);
  console.log("backward", box.faces.length - forward.length);
  return box;
}
