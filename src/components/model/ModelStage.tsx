import type { ReactElement } from 'react';
import type { BuiltModel } from '../../modeling';
import type { LinkedView } from './linkedView';
import { Picture } from './Picture';
import { Stage } from './Stage';
import { FailureCard } from './FailureCard';
import type { Ladder } from './useLadder';
import { useResult } from './useResult';
import styles from './Model.module.css';

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
  const poster = <Picture model={model} eager={eager} isSeen={isSeen} />;
  const isTurning = linked?.isTurning ?? ladder.isTurning;
  const turn = () => {
    ladder.turn();
    linked?.turn();
  };
  const hasRun = useResult(loaded?.session ?? null) !== null;
  const canTurn = model.mesh !== null || model.facts.kind === 'drawing';
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
        />
      ) : (
        poster
      )}
      {!isLive && isSeen && canTurn && (
        <button
          type="button"
          className={styles['turn']}
          aria-label={`Turn ${model.about.title}`}
          onPointerEnter={() => ladder.prepare()}
          onFocus={() => ladder.prepare()}
          onPointerDown={(event) => {
            // A finger may only want to scroll past: it turns the model when it taps.
            if (event.pointerType !== 'touch' && event.button === 0) turn();
          }}
          onClick={turn}
        >
          <span className={styles['turnHint']}>{isTurning ? 'Loading…' : 'Turn'}</span>
        </button>
      )}
      {model.failure && !isLive && !loaded && (
        // The build counts the lines of the whole file, and readers see it without its `about`.
        <FailureCard failure={model.failure} withLine={false} />
      )}
      {loaded && isSeen && <loaded.workshop.RunStatus session={loaded.session} />}
    </Stage>
  );
}
