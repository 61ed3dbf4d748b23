import { makeBaseBox, makeCylinder, measureVolume } from "replicad";

export const about = {
  title: "The volume of a solid",
  description: "A block with a round hole from top to bottom.",
  params: {
    radius: {
      label: "Radius of the hole",
      unit: "mm",
      min: 1,
      max: 9,
      step: 1,
    },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { radius: 6 };

/** @param {typeof defaultParams} params */
export default function main({ radius }) {
  const solid = makeBaseBox(30, 20, 15).cut(makeCylinder(radius, 15));
  console.log("volume", measureVolume(solid), "mm³");
  return solid;
}
