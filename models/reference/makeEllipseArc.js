import { DEG2RAD, makeEllipseArc, makeSphere } from "replicad";

export const about = {
  title: "An arc of an ellipse between two angles",
  description:
    "A piece of an ellipse as a line, with a small ball at each of its ends.",
  camera: { elevation: 50 },
  params: {
    end: { label: "End angle", unit: "°", min: 30, max: 330, step: 10 },
  },
};

export const defaultParams = { end: 250 };

/** @param {typeof defaultParams} params */
export default function main({ end }) {
  const arc = makeEllipseArc(18, 10, 0, end * DEG2RAD);
  const ends = [arc.startPoint, arc.endPoint].map((point) => ({
    shape: makeSphere(1).translate(point),
    name: "end",
    color: "#e0a458",
  }));
  return [{ shape: arc, name: "arc" }, ...ends];
}
