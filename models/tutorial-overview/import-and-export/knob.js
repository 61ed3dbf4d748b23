import { makeCylinder } from "replicad";

export const about = {
  title: "A knob with exact surfaces",
  description: "A smooth round knob with a rounded upper edge.",
  camera: { elevation: 35 },
};

export default function main() {
  return makeCylinder(15, 16).fillet(5, (e) => e.inPlane("XY", 16));
}
