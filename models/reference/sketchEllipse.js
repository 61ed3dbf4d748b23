import { sketchEllipse } from "replicad";

export const about = {
  title: "An ellipse on a plane",
  description:
    "A column with an elliptical foot that gets narrower towards the top.",
};

export default function main() {
  return sketchEllipse(18, 10).extrude(30, {
    extrusionProfile: { profile: "s-curve", endFactor: 0.5 },
  });
}
