import { drawParametricFunction, type Sketch } from 'replicad';

/**
 * Sketches a disc with a radius of 10 + 2 cos(waves × angle) mm, whose area is π × (10² + 2² / 2), 320.4 mm². The kernel
 * measures the area and the volume of its spline wrong.
 */
export function sketchWavyDisc(waves = 20): Sketch {
  const outline = drawParametricFunction(
    (t) => {
      const angle = 2 * Math.PI * t;
      const radius = 10 + 2 * Math.cos(waves * angle);
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    },
    { closeShape: true },
  );
  return outline.sketchOnPlane() as Sketch;
}
