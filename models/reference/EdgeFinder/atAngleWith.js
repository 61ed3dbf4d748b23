import { draw } from "replicad";

export const about = {
  title: "Edges at an angle",
  description:
    "Highlighted: the two sloped edges of a wedge, which make 45 degrees with z.",
};

export default function main() {
  const profile = draw().hLine(30).vLine(6).line(-18, 18).hLine(-12).close();
  const wedge = profile.sketchOnPlane("XZ").extrude(20);
  return { shape: wedge, highlightEdge: (e) => e.atAngleWith("Z", 45) };
}
