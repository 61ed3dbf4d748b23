import { draw, makeSphere, measureShapeVolumeProperties } from "replicad";

export const about = {
  title: "Where a body would balance",
  description:
    "A see-through angle bracket and a small ball at its centre of mass, which lies outside of it.",
};

export default function main() {
  const bracket = draw()
    .hLine(30)
    .vLine(6)
    .hLine(-24)
    .vLine(24)
    .hLine(-6)
    .close()
    .sketchOnPlane("XZ")
    .extrude(-16);
  const { volume, centerOfMass } = measureShapeVolumeProperties(bracket);
  console.log("volume", volume, "mm³");
  console.log("centre of mass", centerOfMass, "mm");
  const [x, y, z] = centerOfMass;

  return [
    { shape: bracket, name: "bracket", opacity: 0.5 },
    {
      shape: makeSphere(1.5).translate(x, y, z),
      name: "centre of mass",
      color: "#e0a458",
    },
  ];
}
