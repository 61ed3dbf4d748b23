import { drawRectangle, makePlane } from "replicad";

export const about = {
  title: "A plane by its name",
  description:
    "A card with a notch in its upper right corner, and a peg along the normal of its plane.",
  params: {
    plane: {
      label: "Plane",
      choices: [
        "XY",
        "YZ",
        "ZX",
        "XZ",
        "YX",
        "ZY",
        "front",
        "back",
        "left",
        "right",
        "top",
        "bottom",
      ],
    },
  },
};

/** @type {{ plane: import("replicad").PlaneName }} */
export const defaultParams = { plane: "XZ" };

/** @param {typeof defaultParams} params */
export default function main({ plane }) {
  const notch = drawRectangle(10, 10).translate(15, 10);
  const card = drawRectangle(30, 20).cut(notch).sketchOnPlane(plane);
  const peg = drawRectangle(3, 3).sketchOnPlane(plane);
  console.log("normal", makePlane(plane).zDir.toTuple());

  return [
    { shape: card.extrude(1), name: "card" },
    { shape: peg.extrude(10), name: "normal", color: "#e0a458" },
  ];
}
