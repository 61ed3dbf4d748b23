import { makeBaseBox, makeCompound, makeCylinder } from "replicad";

export const about = {
  title: "Many holes in one cut",
  description:
    "A bar with five round holes: the drills were grouped and cut away all at once.",
  params: {
    holes: { label: "Holes", min: 1, max: 7, step: 1 },
  },
};

export const defaultParams = { holes: 5 };

/** @param {typeof defaultParams} params */
export default function main({ holes }) {
  const drills = Array.from({ length: holes }, (_, i) =>
    makeCylinder(2.5, 8, [8 * (i - (holes - 1) / 2), 0, 0]),
  );
  return makeBaseBox(60, 14, 8).cut(makeCompound(drills));
}
