import { basicFaceExtrusion, sketchPolysides, Vector } from "replicad";

export const about = {
  title: "A face extruded along a vector",
  description:
    "A leaning hexagonal prism, and its foot: the face that was extruded up and to the side.",
};

export default function main() {
  const foot = sketchPolysides(10, 6).face();
  return basicFaceExtrusion(foot, new Vector([10, 0, 20]));
}
