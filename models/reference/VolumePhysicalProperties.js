import { draw, makeSphere, measureShapeVolumeProperties } from "replicad";

export const about = {
  title: "Where a body balances",
  description:
    "A wedge, drawn faintly, and a ball at its centre of mass, nearer to its thick end.",
};

export default function main() {
  const profile = draw().hLine(30).line(-30, 18).close();
  const wedge = profile.sketchOnPlane("XZ").extrude(16);
  const { volume, centerOfMass } = measureShapeVolumeProperties(wedge);
  console.log("volume", volume, "mm³");
  console.log("centre of mass", centerOfMass, "mm");
  return [
    { shape: makeSphere(1.5).translate(centerOfMass), name: "centre" },
    { shape: wedge, name: "wedge", color: "#9aa5b1", opacity: 0.3 },
  ];
}
