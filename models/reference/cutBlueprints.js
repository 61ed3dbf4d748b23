import { cutBlueprints, drawCircle } from "replicad";

export const about = {
  title: "One outline cut from another",
  description: "A crescent: a disc with a smaller disc cut out of its side.",
};

export default function main() {
  const moon = drawCircle(14).blueprint;
  const shadow = drawCircle(12).blueprint.translate(6, 4);
  return cutBlueprints(moon, shadow);
}
