import { draw } from "replicad";

export const about = {
  title: "A shape mirrored",
  description:
    "A wedge mirrored across the plane YZ; the wedge itself is drawn faintly.",
  camera: { azimuth: -75 },
};

export default function main() {
  const profile = draw([3, 0]).hLine(20).line(-20, 14).close();
  const wedge = profile.sketchOnPlane("XZ").extrude(12);
  return [
    { shape: wedge.clone().mirror("YZ"), name: "mirrored" },
    { shape: wedge, name: "before", color: "#9aa5b1", opacity: 0.25 },
  ];
}
