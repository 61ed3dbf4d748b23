import { drawText, makeCompound, makeCylinder, RAD2DEG } from "replicad";

export const about = {
  title: "Raised text on a round face",
  description: "A round pot whose word follows its wall, letter by letter.",
  camera: { azimuth: -85, elevation: 25 },
  params: {
    text: { label: "Text" },
    size: { label: "Font size", unit: "mm", min: 6, max: 14, step: 1 },
    radius: { label: "Radius", unit: "mm", min: 14, max: 30, step: 1 },
  },
};

/** Lengths in millimetres. */
export const defaultParams = { text: "MILK", size: 12, radius: 18 };

/**
 * Returns one solid for each letter, spread around the z axis and readable from outside. They stand on the circle of
 * `radius` with their middle at `z`, and reach from `depth` inside it to `height` outside it. Lengths in millimetres.
 */
function lettersAround(text, { size, radius, z, depth, height }) {
  const { width } = drawText(text, { fontSize: size }).boundingBox;
  const bottom = drawText(text, { fontSize: size }).boundingBox.center[1];
  const front = makeCylinder(radius + height, 4 * size).translateZ(
    z - 2 * size,
  );
  const core = makeCylinder(radius - depth, 4 * size).translateZ(z - 2 * size);

  return [...text].flatMap((letter, i) => {
    if (letter === " ") return [];
    const drawing = drawText(letter, { fontSize: size });
    const end = drawText(text.slice(0, i + 1), { fontSize: size });
    const [right, half] = [
      end.boundingBox.bounds[1][0],
      drawing.boundingBox.width / 2,
    ];
    const angle = ((right - half - width / 2) / radius) * RAD2DEG;
    const block = drawing
      .translate(-drawing.boundingBox.center[0], -bottom)
      .sketchOnPlane("XZ", [0, size / 2 - radius, z])
      .extrude(height + size / 2);
    return [block.cut(core).intersect(front).rotate(angle)];
  });
}

/** @param {typeof defaultParams} params */
export default function main({ text, size, radius }) {
  const letters = lettersAround(text, {
    size,
    radius,
    z: 12,
    depth: 0.5,
    height: 0.8,
  });

  return makeCylinder(radius, 24)
    .cut(makeCylinder(radius - 2, 24).translateZ(2))
    .fuse(makeCompound(letters));
}
