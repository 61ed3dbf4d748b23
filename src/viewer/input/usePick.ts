import { useEffect, useMemo, useState } from 'react';
import type { SolidPart } from '../../modeling';
import { describePick, type Pick } from '../scene/finder';
import { nextMark } from '../scene/nextMark';
import type { FaceOrEdge } from '../scene/pickMark';
import type { View } from '../scene/view';
import { formatPick } from '../scene/formatPick';
import type { KeyAction } from './keys';

interface Options {
  readonly parts: readonly SolidPart[];
  /** Positions of parts that are not drawn. */
  readonly hidden: ReadonlySet<number>;
  readonly view: View | null;
  /** Called with a sentence about the picked face or edge, for screen readers. */
  readonly onStatus: (sentence: string) => void;
}

interface Picking {
  readonly pick: Pick | null;
  readonly choose: (mark: FaceOrEdge | null) => void;
  /** Applies the action of a key to the selection. Returns false if the action does not concern the selection. */
  readonly byKey: (action: KeyAction) => boolean;
}

/** Keeps the face or edge that a reader picked, and marks it in the view. */
export function usePick({ parts, hidden, view, onStatus }: Options): Picking {
  const [picked, setPicked] = useState<{
    readonly mark: FaceOrEdge;
    readonly parts: readonly SolidPart[];
  } | null>(null);
  // A new run has other faces, so the previous selection is dropped.
  const mark = picked?.parts === parts ? picked.mark : null;
  const pick = useMemo(() => markToPick(parts, mark), [parts, mark]);
  useEffect(() => view?.mark('picked', mark), [view, parts, mark]);

  const choose = (next: FaceOrEdge | null) => {
    const described = markToPick(parts, next);
    setPicked(next && { mark: next, parts });
    onStatus(described ? formatPick(described) : '');
  };
  const byKey = (action: KeyAction): boolean => {
    if (action.do === 'cycle') choose(nextMark(parts, hidden, mark, action));
    // Without a selection, the page handles Escape.
    else if (action.do === 'clear' && mark) choose(null);
    else return false;
    return true;
  };
  return { pick, choose, byKey };
}

function markToPick(parts: readonly SolidPart[], mark: FaceOrEdge | null): Pick | null {
  const part = mark && parts[mark.part];
  return part ? describePick(part, mark.kind, mark.index) : null;
}
