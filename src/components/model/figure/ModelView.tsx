import { useEffect, useState, type ReactElement } from 'react';
import type { BuiltModel } from '../../../modeling';
import type { PendingDrag } from '../../../viewer';
import { trackPress } from '../activation/trackPress';
import type { LinkedView } from './useLinkedView';
import { DraftBadge } from '../draft/DraftBadge';
import { Picture } from '../picture/Picture';
import { ModelFrame } from '../picture/ModelFrame';
import { FailureCard } from '../picture/FailureCard';
import type { ModelActivation } from '../activation/useModelActivation';
import { useResult } from '../activation/useSession';
import styles from './ModelFigure.module.css';

interface Props {
  readonly model: BuiltModel;
  readonly activation: ModelActivation;
  readonly eager: boolean;
  readonly sizes: string | undefined;
  readonly isSeen: boolean;
  readonly linked: LinkedView | null;
}

/** The picture of a model until the reader turns or runs it, then the viewer in the same place. */
export function ModelView(props: Props): ReactElement {
  const { model, activation, isSeen, linked } = props;
  const { loaded, panels } = activation;
  const [held, setHeld] = useState<PendingDrag | null>(null);
  const poster = <Picture model={model} eager={props.eager} sizes={props.sizes} />;
  const isTurning = linked?.isTurning ?? activation.isTurning;
  const turn = () => {
    activation.turn();
    linked?.turn();
  };
  const mustFollow = isTurning && isSeen && loaded === null && activation.failure === null;
  useEffect(() => {
    if (mustFollow) activation.follow();
  }, [mustFollow, activation]);
  const hasRun = useResult(loaded?.session ?? null, (result) => result !== null);
  const canTurn = model.mesh !== null || model.facts.kind === 'drawing';
  // A drawing lies flat: it can be moved and looked at closely.
  const verb = model.facts.kind === 'drawing' ? 'Zoom' : 'Turn';
  const isLive = loaded !== null && isSeen && (isTurning || hasRun);
  return (
    <ModelFrame>
      {isLive ? (
        <loaded.interactive.LiveView
          model={model}
          session={loaded.session}
          poster={poster}
          isAskedFor={activation.isTurning}
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
          onPointerEnter={() => activation.prepare()}
          onFocus={() => activation.prepare()}
          onPointerDown={(event) => {
            // A finger may only want to scroll past: it turns the model when it taps.
            if (event.pointerType === 'touch' || event.button !== 0) return;
            setHeld(trackPress(event.nativeEvent));
            turn();
          }}
          onClick={turn}
        >
          <span className={styles['turnHint']}>{isTurning ? 'Loading…' : verb}</span>
        </button>
      )}
      {!panels.code && !panels.parameters && isSeen && <DraftBadge model={model} />}
      {model.failure && !isLive && !loaded && (
        // The build counts the lines of the whole file, and readers see it without its `about`.
        <FailureCard failure={model.failure} withLine={false} />
      )}
      {loaded && isSeen && (
        <loaded.interactive.RunStatus
          session={loaded.session}
          isPictured
          isCodeShown={activation.panels.code}
        />
      )}
    </ModelFrame>
  );
}
