import { drawSingleEllipse } from "replicad";

export const about = {
  title: "An oval disc with a single wall",
  description:
    "An oval disc, deeper than wide, whose wall is one face all around.",
  camera: { elevation: 35 },
};

export default function main() {
  const oval = drawSingleEllipse(8, 14).sketchOnPlane("XY").extrude(6);
  console.log("faces", oval.faces.length);
  return oval;
}
