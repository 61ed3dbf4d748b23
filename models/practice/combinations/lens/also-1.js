import { drawCircle, drawRectangle } from "replicad";

export const about = {
  title: "The lens revolved",
  description: "The same lens: half of its section, revolved around z.",
};

export default function main() {
  const upper = drawCircle(40).translate(0, 25);
  const lower = drawCircle(40).translate(0, -25);
  const left = drawRectangle(80, 80).translate(-40, 0);

  return upper.intersect(lower).cut(left).sketchOnPlane("XZ").revolve();
}
