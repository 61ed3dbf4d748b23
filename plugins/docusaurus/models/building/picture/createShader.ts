import { normalize } from '../../../../../src/base/vectors';
import type { Vector3 } from '../../../../../src/modeling/node';
import {
  lightDirections,
  lightWeights,
  rimLight,
  specularHighlight,
} from '../../../../../src/viewer/node';
import type { Shade } from './fillTriangle';

/** Returns the shader of a surface of the given colour, lit as in the viewer: see src/viewer/camera/appearance.ts. */
export function createShader([red, green, blue]: Vector3): Shade {
  // Local copies are faster. This is the innermost loop of the build, and imports are property lookups.
  const { ambient, key: keyWeight, fill: fillWeight, sky } = lightWeights;
  const [kx, ky, kz] = normalize(lightDirections.key);
  const [fx, fy, fz] = normalize(lightDirections.fill);
  const { power: highlightPower, weight: highlightWeight } = specularHighlight;
  const { power: rimPower, weight: rimWeight } = rimLight;
  return (point, lit, at) => {
    const distance = -(lengthAt(point, 0) || 1);
    const ex = (point[0] ?? 0) / distance;
    const ey = (point[1] ?? 0) / distance;
    const ez = (point[2] ?? 0) / distance;
    const [nx, ny, nz] = [point[3] ?? 0, point[4] ?? 0, point[5] ?? 0];
    // The normals of back faces are flipped towards the camera.
    const length = (lengthAt(point, 3) || 1) * (nx * ex + ny * ey + nz * ez < 0 ? -1 : 1);
    const ux = nx / length;
    const uy = ny / length;
    const uz = nz / length;
    const towardsCamera = ux * ex + uy * ey + uz * ez;
    const towardsKey = ux * kx + uy * ky + uz * kz;
    const towardsFill = ux * fx + uy * fy + uz * fz;
    const light =
      ambient +
      keyWeight * Math.max(towardsKey, 0) +
      fillWeight * Math.max(towardsFill, 0) +
      sky * (0.5 * uy + 0.5);
    const mirrored = 2 * towardsKey * towardsCamera - (kx * ex + ky * ey + kz * ez);
    const shine = mirrored > 0 ? highlightWeight * integerPower(mirrored, highlightPower) : 0;
    const added = shine + rimWeight * integerPower(1 - Math.max(towardsCamera, 0), rimPower);
    lit[at] = Math.min(1, red * light + added);
    lit[at + 1] = Math.min(1, green * light + added);
    lit[at + 2] = Math.min(1, blue * light + added);
  };
}

function lengthAt(vectors: Float64Array, at: number): number {
  const x = vectors[at] ?? 0;
  const y = vectors[at + 1] ?? 0;
  const z = vectors[at + 2] ?? 0;
  return Math.sqrt(x * x + y * y + z * z);
}

/** Returns `base ** exponent` for integer exponents. Squaring is several times faster than the general power. */
function integerPower(base: number, exponent: number): number {
  let result = 1;
  for (let square = base, left = exponent; left > 0; square *= square, left >>= 1)
    if (left & 1) result *= square;
  return result;
}
