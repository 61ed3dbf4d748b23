import { draw, revolution } from "replicad";

export const about = {
  title: "A pulley with a gap",
  description:
    "A pulley, open at one side: its profile turned about the z axis by a part of a whole turn.",
  camera: { elevation: 35 },
  params: {
    angle: { label: "Angle", unit: "°", min: 30, max: 360, step: 15 },
  },
};

export const defaultParams = { angle: 270 };

/** @param {typeof defaultParams} params */
export default function main({ angle }) {
  const profile = draw([6, 0])
    .hLine(14)
    .vLine(3)
    .line(-5, 5)
    .line(5, 5)
    .vLine(3)
    .hLine(-14)
    .close()
    .sketchOnPlane("XZ");
  return revolution(profile.face(), [0, 0, 0], [0, 0, 1], angle);
}
