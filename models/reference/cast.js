import { cast, Face, iterTopo, makeBaseBox } from "replicad";

export const about = {
  title: "A shape of the kernel, wrapped in its class",
  description:
    "One upright face, taken out of a faint box as a shape of the kernel and wrapped again.",
  camera: { azimuth: 60 },
};

export default function main() {
  const box = makeBaseBox(24, 16, 12).cut(makeBaseBox(10, 16, 6));
  const [raw] = iterTopo(box.wrapped, "face");
  const face = cast(raw);
  console.log("is a Face", face instanceof Face);

  return [
    { shape: box, name: "box", color: "#9aa5b1", opacity: 0.25 },
    { shape: face, name: "face" },
  ];
}
