import { useEffect, useMemo, useState } from 'react';
import type { SolidPart } from '../../modeling';
import { describePick, type PickedFaceOrEdge } from '../scene/describePick';
import { formatPick } from '../scene/formatPick';
import type { Measurement } from '../scene/measure';
import { nextFaceOrEdge } from '../scene/nextFaceOrEdge';
import { isSameFaceOrEdge, type FaceOrEdge } from '../scene/pickFaceOrEdge';
import type { View } from '../scene/view';
import type { KeyAction } from './keys';
import { useMeasurement } from './useMeasurement';

interface Options {
  readonly parts: readonly SolidPart[];
  /** Indices of the hidden parts. */
  readonly hidden: ReadonlySet<number>;
  readonly view: View | null;
  /** Called with a sentence about the picked face or edge, for screen readers. */
  readonly onStatus: (sentence: string) => void;
}

export interface PickState {
  readonly pick: PickedFaceOrEdge | null;
  /**
   * The pick from which the reader measures; equal to `pick` until there is a second pick. Null if the reader is not
   * measuring.
   */
  readonly first: PickedFaceOrEdge | null;
  /** The measurement between `first` and `pick`; null until it is computed. */
  readonly measurement: Measurement | null;
  /** Picks a face or edge. If `adds` is true, measures from the previous pick to this one. */
  readonly choose: (mark: FaceOrEdge | null, adds?: boolean) => void;
  /** Starts measuring from the pick, or stops measuring. */
  readonly toggleMeasuring: () => void;
  /** Applies the action of a key to the selection. Returns false if the action has no effect on the selection. */
  readonly onKeyAction: (action: KeyAction) => boolean;
}

interface Selection {
  readonly mark: FaceOrEdge;
  /** The face or edge to measure from. */
  readonly first: FaceOrEdge | null;
  readonly parts: readonly SolidPart[];
}

/** Stores the face or edge that a reader picked and the one to measure from. Marks both in the view. */
export function usePick({ parts, hidden, view, onStatus }: Options): PickState {
  const [selection, setSelection] = useState<Selection | null>(null);
  // The selection is valid only for its parts, because the faces of a new run differ.
  const { mark = null, first: from = null } = selection?.parts === parts ? selection : {};
  const pick = useMemo(() => markToPick(parts, mark), [parts, mark]);
  const first = useMemo(() => markToPick(parts, from), [parts, from]);
  const second = isSameFaceOrEdge(mark, from) ? null : pick;
  const measurement = useMeasurement(parts, { first, second }, onStatus);
  useEffect(() => view?.mark('picked', mark), [view, parts, mark]);
  useEffect(() => view?.mark('first', from), [view, parts, from]);

  const choose = (next: FaceOrEdge | null, adds = false) => {
    const start = from ?? (adds ? mark : null);
    setSelection(next && { mark: next, first: start, parts });
    const described = markToPick(parts, next);
    // A measurement is announced later, once it is computed.
    if (!next || !start || isSameFaceOrEdge(next, start))
      onStatus(described ? formatPick(described) : '');
  };
  const toggleMeasuring = () => {
    if (!mark || !pick) return;
    setSelection({ mark, first: from ? null : mark, parts });
    onStatus(
      from ? formatPick(pick) : `Measuring from ${pick.kind} ${pick.index + 1}: pick another.`,
    );
  };
  const onKeyAction = (action: KeyAction): boolean => {
    if (action.do === 'cycle') choose(nextFaceOrEdge(parts, hidden, mark, action));
    else if (action.do === 'measure') toggleMeasuring();
    // If nothing is selected, the page handles Escape.
    else if (action.do === 'clear' && mark) choose(null);
    else return false;
    return true;
  };
  return { pick, first, measurement, choose, toggleMeasuring, onKeyAction };
}

function markToPick(parts: readonly SolidPart[], mark: FaceOrEdge | null): PickedFaceOrEdge | null {
  const part = mark && parts[mark.part];
  return part ? describePick(part, mark.kind, mark.index) : null;
}
