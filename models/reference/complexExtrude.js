import { complexExtrude, sketchRectangle } from "replicad";

export const about = {
  title: "A wire extruded while its size changes",
  description:
    "A square column that swings gently from a wide foot to a narrow top.",
  params: {
    endFactor: { label: "Size at the end", min: 0.2, max: 2, step: 0.1 },
  },
};

export const defaultParams = { endFactor: 0.4 };

/** @param {typeof defaultParams} params */
export default function main({ endFactor }) {
  const wire = sketchRectangle(24, 24).wire;
  return complexExtrude(wire, [0, 0, 0], [0, 0, 30], {
    profile: "s-curve",
    endFactor,
  });
}
