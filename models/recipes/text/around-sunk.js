import { drawText, makeCompound, makeCylinder, RAD2DEG } from "replicad";

export const about = {
  title: "Sunk text in a round face",
  description: "The round pot with the word cut into its wall, evenly deep.",
  camera: { azimuth: -85, elevation: 25 },
  params: {
    text: { label: "Text" },
    depth: { label: "Depth", unit: "mm", min: 0.4, max: 1.6, step: 0.2 },
  },
};

/** The depth is in millimetres. */
export const defaultParams = { text: "MILK", depth: 0.8 };

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
export default function main({ text, depth }) {
  const radius = 18;
  const letters = lettersAround(text, {
    size: 12,
    radius,
    z: 12,
    depth,
    height: 1,
  });

  return makeCylinder(radius, 24)
    .cut(makeCylinder(radius - 2, 24).translateZ(2))
    .cut(makeCompound(letters));
}
