import { drawCircle } from "replicad";

export const about = {
  title: "A lobed column",
  description:
    "A round column with nine lobes, 70 mm tall, with straight vertical sides.",
  camera: { elevation: 20 },
};

function drawLobes(count, radius) {
  const lobe = drawCircle(radius * 0.28).translate(radius, 0);
  let outline = drawCircle(radius);
  for (let i = 0; i < count; i += 1) {
    outline = outline.fuse(lobe.rotate((360 / count) * i));
  }
  return outline;
}

export default function main() {
  return drawLobes(9, 22).sketchOnPlane("XY").extrude(70);
}
