import { drawCircle } from "replicad";

export const about = {
  title: "A plane with a made-up name",
  fails: "There is no plane of this name",
  description: "No shape: XX is not the name of a plane.",
};

export const defaultParams = { plane: "XX" };

export default function main({ plane }) {
  return drawCircle(15).sketchOnPlane(plane).extrude(10);
}
