import { makeBaseBox } from "replicad";

export const about = {
  title: "A shape scaled",
  description:
    "A cube scaled about the origin, in the middle of its lower face; as it was is drawn faintly.",
  params: {
    factor: { label: "Factor", min: 0.5, max: 2.5, step: 0.1 },
  },
};

export const defaultParams = { factor: 0.6 };

/** @param {typeof defaultParams} params */
export default function main({ factor }) {
  const cube = makeBaseBox(20, 20, 20);
  return [
    { shape: cube.clone().scale(factor), name: "scaled" },
    { shape: cube, name: "before", color: "#9aa5b1", opacity: 0.25 },
  ];
}
