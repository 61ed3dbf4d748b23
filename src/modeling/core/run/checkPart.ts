import type { Position } from '../evaluate/compile';
import { meshVolume } from '../measure/measure';
import { ModelFailure, type Explanation, type ModelError } from '../modelError';
import type { MeasuredPart, SolidPart } from '../result';

/**
 * Largest relative difference between the volume of the mesh and the measured volume. In broken solids, it is a third or
 * more, and so it is where the kernel measures a wavy outline wrong. It is a tenth for a long spring, because the mesh of
 * its thin wire is coarse.
 */
const largestVolumeError = 0.2;

/**
 * Tolerance of the bounding box as a fraction of its size. The triangles of curved faces lie slightly inside the faces.
 */
const largestBoxError = 0.05;

/** A solid is flat if its volume is at most this fraction of the volume of its bounding box. */
const minVolumeFraction = 1e-7;

/** Returns warnings about a faulty solid that `call` returned without an error. */
export function checkPart(part: MeasuredPart<SolidPart>, call?: string): readonly ModelError[] {
  const { mesh, facts, name } = part;
  const { volume, box, valid } = facts;
  if (volume === undefined) return [];
  const boxVolume = [0, 1, 2].reduce(
    (product, axis) => product * ((box.max[axis] ?? 0) - (box.min[axis] ?? 0)),
    1,
  );
  const wrong = (fault: Explanation): readonly ModelError[] => [{ kind: 'silent', ...fault }];
  // A fillet or chamfer that breaks the solid gives one of the volumes rejected below.
  const isRounded = call === 'fillet' || call === 'chamfer';
  if (!Number.isFinite(volume) || Math.abs(volume) <= boxVolume * minVolumeFraction) {
    return wrong({
      sentence: `${name} has no volume.`,
      hint: 'Look for a size of 0, an outline that crosses itself, or one that lies in the plane it is turned in.',
      section: 'the-solid-is-flat',
    });
  }
  if (volume < 0) {
    return wrong({
      sentence: `${name} has a negative volume: it is inside out or broken.`,
      hint: 'Look for an outline that is not closed, an axis outside the plane of its profile, or a fillet or wall that is too large.',
      section: isRounded ? 'the-solid-is-broken' : 'the-volume-is-negative',
    });
  }
  if (volume > boxVolume * (1 + largestBoxError)) {
    return wrong({
      sentence: `${name} has more volume than its bounding box: parts of it overlap and count twice.`,
      hint: 'Look for a cut or fuse of drawings with several pieces, or for solids that overlap in a compound.',
      section: isRounded ? 'the-solid-is-broken' : 'a-drawing-overlaps',
    });
  }
  if (Math.abs(meshVolume(mesh) - volume) > volume * largestVolumeError) {
    return wrong({
      sentence: `${name} may be broken: the kernel measures another volume than that of its mesh.`,
      hint: 'Look for an open or crossing outline, or a fillet or wall that is too large. On a wavy outline, only the measure may be wrong.',
      section: 'the-solid-is-broken',
    });
  }
  if (!valid) {
    return wrong({
      sentence: `${name} is not a valid solid.`,
      hint: 'Look for an open or crossing outline, or a fillet or wall that is a little too large.',
      section: 'the-solid-is-broken',
    });
  }
  return [];
}

/** Returns the error for a model that has nothing left to show. `call` is the call that removed everything. */
export function emptyResultFailure(
  call: string | undefined,
  place: Partial<Position>,
): ModelFailure {
  return new ModelFailure({
    kind: 'silent',
    sentence: 'The result is empty.',
    hint: reasons[call ?? ''] ?? 'Look at the last step: nothing is left after it.',
    section: call === 'importSTEP' ? 'this-shape-has-not-type' : 'everything-is-gone',
    ...(call !== undefined && { call }),
    ...place,
  });
}

const reasons: Readonly<Record<string, string>> = {
  cut: 'The tool covers the whole shape, so cutting left nothing of it.',
  intersect: 'The two shapes have nothing in common.',
  importSTEP: 'The file has parts, but no solid, surface or curve: these may be in other files.',
};
