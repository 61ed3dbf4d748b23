import { draw } from "replicad";

export const about = {
  title: "The goal: a drawer stop",
  description:
    "An angle of 30 by 20 mm, 16 mm wide and 4 mm thick, with a countersunk hole.",
  exercise: {
    dimensions: [
      { view: "section", from: [-15, 0], to: [15, 0] },
      { view: "section", from: [-15, 20], to: [-11, 20] },
      { view: "section", from: [-15, 0], to: [-15, 20] },
      { view: "section", from: [15, 0], to: [15, 4] },
      { view: "top", from: [-15, -8], to: [-15, 8] },
      { view: "top", from: [4, 0], to: [15, 0] },
      { view: "top", from: [4, 0], to: [4, 8] },
      { view: "section", from: [1.75, 0], to: [6.25, 0], text: "⌀4.5" },
      { view: "section", from: [-0.5, 4], to: [8.5, 4], text: "⌀9" },
      { view: "section", from: [6.25, 1.75], to: [6.25, 0] },
    ],
  },
};

export default function main() {
  const angle = draw([-15, 0])
    .hLine(30)
    .vLine(4)
    .hLine(-26)
    .vLine(16)
    .hLine(-4)
    .close()
    .sketchOnPlane("XZ", -8)
    .extrude(16);
  const screw = draw()
    .hLine(2.25)
    .vLine(1.75)
    .line(2.25, 2.25)
    .hLine(-4.5)
    .close()
    .sketchOnPlane("XZ")
    .revolve();

  return angle.cut(screw.translate(4, 0, 0));
}
