import { drawCircle } from "replicad";

export const about = {
  title: "The lobed column twisted",
  description: "The same column turned by 80 degrees on its way up.",
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
  return drawLobes(9, 22).sketchOnPlane("XY").extrude(70, { twistAngle: 80 });
}
