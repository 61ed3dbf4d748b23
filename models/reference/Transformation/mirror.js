import { cast, draw, Transformation } from "replicad";

export const about = {
  title: "A transformation that mirrors",
  description: "A wedge, drawn faintly, and its mirror image across YZ.",
  camera: { azimuth: -75 },
};

export default function main() {
  const profile = draw([3, 0]).hLine(20).line(-20, 14).close();
  const wedge = profile.sketchOnPlane("XZ").extrude(12);
  const mirror = new Transformation().mirror("YZ");
  return [
    { shape: cast(mirror.transform(wedge.wrapped)), name: "mirrored" },
    { shape: wedge, name: "before", color: "#9aa5b1", opacity: 0.25 },
  ];
}
