import { useEffect, useState, type ReactElement } from 'react';
import type { BuiltModel } from '../../../modeling';
import type { PendingDrag } from '../../../viewer';
import { holdPointer } from '../activation/trackPress';
import type { LinkedView } from './linkedView';
import { OwnVersionMark } from '../draft/DraftBadge';
import { Picture } from '../picture/Picture';
import { Stage } from '../picture/ModelFrame';
import { FailureCard } from '../picture/FailureCard';
import type { Ladder } from '../activation/useModelActivation';
import { useResult } from '../activation/useResult';
import styles from '../Model.module.css';

interface Props {
  readonly model: BuiltModel;
  readonly ladder: Ladder;
  readonly eager: boolean;
  readonly isSeen: boolean;
  readonly linked: LinkedView | null;
}

/** The picture of a model until the reader turns or runs it, then the viewer in the same place. */
export function ModelStage({ model, ladder, eager, isSeen, linked }: Props): ReactElement {
  const { loaded } = ladder;
  const [held, setHeld] = useState<PendingDrag | null>(null);
  const poster = <Picture model={model} eager={eager} isSeen={isSeen} />;
  const isTurning = linked?.isTurning ?? ladder.isTurning;
  const turn = () => {
    ladder.turn();
    linked?.turn();
  };
  const mustFollow = isTurning && isSeen && loaded === null && !ladder.hasFailed;
  useEffect(() => {
    if (mustFollow) ladder.follow();
  }, [mustFollow, ladder]);
  const hasRun = useResult(loaded?.session ?? null, (result) => result !== null);
  const canTurn = model.mesh !== null || model.facts.kind === 'drawing';
  // A drawing lies flat: it can be moved and looked at closely.
  const verb = model.facts.kind === 'drawing' ? 'Zoom' : 'Turn';
  const isLive = loaded !== null && isSeen && (isTurning || hasRun);
  return (
    <Stage>
      {isLive ? (
        <loaded.workshop.LiveStage
          model={model}
          session={loaded.session}
          poster={poster}
          isAskedFor={ladder.isTurning}
          linked={linked}
          held={held}
        />
      ) : (
        poster
      )}
      {!isLive && isSeen && canTurn && (
        <button
          type="button"
          className={styles['turn']}
          aria-label={`${verb} ${model.about.title}`}
          onPointerEnter={() => ladder.prepare()}
          onFocus={() => ladder.prepare()}
          onPointerDown={(event) => {
            // A finger may only want to scroll past: it turns the model when it taps.
            if (event.pointerType === 'touch' || event.button !== 0) return;
            setHeld(holdPointer(event.nativeEvent));
            turn();
          }}
          onClick={turn}
        >
          <span className={styles['turnHint']}>{isTurning ? 'Loading…' : verb}</span>
        </button>
      )}
      {!ladder.panels.code && isSeen && <OwnVersionMark model={model} />}
      {model.failure && !isLive && !loaded && (
        // The build counts the lines of the whole file, and readers see it without its `about`.
        <FailureCard failure={model.failure} withLine={false} />
      )}
      {loaded && isSeen && <loaded.workshop.RunStatus session={loaded.session} />}
    </Stage>
  );
}
