import { drawEllipse } from "replicad";

export const about = {
  title: "An approximation that does not exist",
  fails: 'approximate() knows the target "svg" only.',
  description: "No shape: an ellipse cannot be turned into arcs.",
};

export default function main() {
  return drawEllipse(30, 18).approximate("arcs");
}
