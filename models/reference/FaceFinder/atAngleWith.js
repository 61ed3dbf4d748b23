import { draw } from "replicad";

export const about = {
  title: "The faces at one angle to a direction",
  description:
    "Highlighted: the sloped face of a wedge, whose normal makes 45 degrees with z.",
};

export default function main() {
  const profile = draw().hLine(30).vLine(6).line(-18, 18).hLine(-12).close();
  const wedge = profile.sketchOnPlane("XZ").extrude(20);
  return { shape: wedge, highlightFace: (f) => f.atAngleWith("Z", 45) };
}
