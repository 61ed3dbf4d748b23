import { draw, makeSphere } from "replicad";

export const about = {
  title: "The centre of a bounding box",
  description:
    "An upright L and a ball at the centre of the box around it, which is outside of the L.",
};

export default function main() {
  const profile = draw().hLine(30).vLine(6).hLine(-24).vLine(24).hLine(-6);
  const bracket = profile.close().sketchOnPlane("XZ").extrude(14);
  const center = bracket.boundingBox.center;
  console.log("centre", center, "mm");
  return [
    { shape: bracket, name: "bracket" },
    {
      shape: makeSphere(1.5).translate(center),
      name: "centre",
      color: "#e0a458",
    },
  ];
}
