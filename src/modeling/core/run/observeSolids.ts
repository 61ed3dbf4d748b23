import type { Shape3D } from 'replicad';
import type { Call, Library } from '../kernel';
import type { Warn } from './silentFailure';

/** A solid is flat if its volume is less than this fraction of a cube with the longest side of its bounding box. */
const minVolumeFraction = 1e-9;

/**
 * Detects broken and flat solids immediately after the call that made them, because a later boolean operation or fillet
 * may hide or remove them. Checks only calls that take much longer than measuring a volume.
 */
export function observeSolids(replicad: Library, warn: Warn) {
  /** Volume of the bounding box of the solid that is being rounded. Cubic millimetres. */
  let boxBefore = Infinity;

  const check = (call: Call, solid: Shape3D): void => {
    const { name } = call;
    const volume = replicad.measureVolume(solid);
    if (roundingMethods.has(name) && (volume < 0 || volume > boxBefore)) {
      warn(call, {
        sentence:
          volume < 0
            ? `${name}() gave a solid with a negative volume.`
            : `${name}() gave a broken solid: it has more volume than the bounding box of the solid before.`,
        hint: 'Try a smaller value, or choose fewer edges with a finder.',
        section: 'the-solid-is-broken',
      });
    } else if (
      hints[name] !== undefined &&
      Math.abs(volume) <= widthOf(solid) ** 3 * minVolumeFraction
    ) {
      warn(call, {
        sentence: `${name}() gave a solid that has no volume.`,
        hint: hints[name],
        section: 'the-solid-is-flat',
      });
    }
  };

  return {
    before: ({ name, self }: Call): void => {
      if (!roundingMethods.has(name) || !isSolidShape(self, replicad)) return;
      boxBefore = resultOrUndefined(() => boxVolumeOf(self)) ?? Infinity;
    },
    after: (call: Call, result: unknown): void => {
      if (!roundingMethods.has(call.name) && hints[call.name] === undefined) return;
      if (isSolidShape(result, replicad)) resultOrUndefined(() => check(call, result));
    },
  };
}

export const roundingMethods = new Set(['fillet', 'chamfer']);

/** Hints for calls that return a flat solid without an error. */
const hints: Readonly<Record<string, string>> = {
  loftWith: 'Put the sketches on different planes.',
  loft: 'Put the wires in different planes.',
  revolve: 'Draw the profile in a plane that holds the axis: for the z axis on XZ or YZ.',
};

/** Returns the result of `check`, or undefined if it throws, because a failed check must not stop the run. */
function resultOrUndefined<T>(check: () => T): T | undefined {
  try {
    return check();
  } catch {
    return undefined;
  }
}

function boxVolumeOf({ boundingBox: { width, height, depth } }: Shape3D): number {
  return width * height * depth;
}

function widthOf({ boundingBox: { width, height, depth } }: Shape3D): number {
  return Math.max(width, height, depth);
}

export function isSolidShape(value: unknown, replicad: Library): value is Shape3D {
  return [replicad.Solid, replicad.CompSolid, replicad.Compound].some(
    (shape) => value instanceof shape,
  );
}
