import { isWire, makeCircle, makeHelix } from "replicad";

export const about = {
  title: "Which of two curves is a wire",
  description: "A helix, which is a wire, above a circle, which is an edge.",
};

export default function main() {
  const helix = makeHelix(8, 24, 10, [0, 0, 4]);
  const circle = makeCircle(10);
  console.log("the helix is a wire", isWire(helix));
  console.log("the circle is a wire", isWire(circle));

  return [
    { shape: helix, name: "helix" },
    { shape: circle, name: "circle", color: "#c2701c" },
  ];
}
