import {
  FaceFinder,
  makeCylinder,
  sketchRectangle,
  supportExtrude,
} from "replicad";

export const about = {
  title: "A wire extruded along a surface",
  description: "A square bar inside the faint cylinder whose wall guided it.",
};

export default function main() {
  const guide = makeCylinder(14, 30);
  const wall = new FaceFinder()
    .ofSurfaceType("CYLINDRE")
    .find(guide, { unique: true });
  const wire = sketchRectangle(10, 10).wire;
  const bar = supportExtrude(wire, [0, 0, 0], [0, 0, 30], wall.wrapped);

  return [
    { shape: guide, name: "guide", color: "#9aa5b1", opacity: 0.25 },
    { shape: bar, name: "bar" },
  ];
}
