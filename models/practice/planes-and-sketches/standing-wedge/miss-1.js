import { draw } from "replicad";

export const about = {
  title: "A standing wedge on the near side",
  description:
    "The wedge stands, but in front of its place: from y = −25 to 0. The normal of XZ points to −y: on XZ, extrude by −25.",
};

export default function main() {
  return draw().hLine(60).vLine(14).close().sketchOnPlane("XZ").extrude(25);
}
