import { draw, FaceFinder, makeCylinder } from "replicad";

export const about = {
  title: "Where a face looks",
  description:
    "A rod that stands on the sloped face of a wedge, along its normal.",
};

export default function main() {
  const profile = draw().hLine(30).line(-20, 20).hLine(-10).close();
  const wedge = profile.sketchOnPlane("XZ").extrude(20);
  const slope = new FaceFinder()
    .atAngleWith("Z", 45)
    .find(wedge, { unique: true });

  const normal = slope.normalAt();
  console.log("normal", normal.toTuple());
  return [
    { shape: wedge, name: "wedge" },
    {
      shape: makeCylinder(1, 12, slope.center, normal),
      name: "normal",
      color: "#e0a458",
    },
  ];
}
