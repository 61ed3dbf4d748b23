import { useEffect, useState, type ReactElement } from 'react';
import clsx from 'clsx';
import type { BuiltModel } from '../../../modeling';
import type { PendingDrag } from '../../../viewer';
import { trackPress } from '../activation/trackPress';
import type { LinkedView } from '../interactive/useLinkedView';
import { DraftBadge } from '../draft/DraftBadge';
import { Picture } from '../picture/Picture';
import { ModelFrame } from '../picture/ModelFrame';
import { FailureCard } from '../picture/FailureCard';
import type { ModelActivation } from '../activation/useModelActivation';
import { useResult, useModelSession } from '../interactive/useModelSession';
import { NotRunBadge } from './NotRunBadge';
import shared from '../Model.module.css';
import styles from './ModelFigure.module.css';

interface Props {
  readonly model: BuiltModel;
  readonly activation: ModelActivation;
  readonly eager: boolean;
  readonly sizes: string | undefined;
  readonly isSeen: boolean;
  readonly linked: LinkedView | null;
}

/** The picture of a model. The viewer replaces it when the reader turns or runs the model. */
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
  const session = loaded?.session ?? null;
  const hasRun = useResult(session, (result) => result !== null);
  const hasStarted = useModelSession(session, (now) => Boolean(now?.progress ?? now?.console));
  const canTurn = model.mesh !== null || model.facts.kind === 'drawing';
  const isLive = loaded !== null && isSeen && (isTurning || hasRun);
  return (
    <ModelFrame>
      {isLive ? (
        <loaded.interactive.LiveView
          model={model}
          session={loaded.session}
          poster={poster}
          takesFocus={activation.isTurning}
          linked={linked}
          pendingDrag={held}
        />
      ) : (
        poster
      )}
      {!isLive && isSeen && canTurn && (
        <TurnButton
          model={model}
          isLoading={isTurning}
          onPrepare={() => activation.prepare()}
          onPress={setHeld}
          onTurn={turn}
        />
      )}
      {!panels.code && !panels.parameters && isSeen && <DraftBadge model={model} />}
      {panels.code && loaded && isSeen && <NotRunBadge model={model} session={loaded.session} />}
      {model.failure && !isLive && !hasStarted && (
        // Hides the line number. The build counts lines of the file, but readers see the code without the `about`
        // export.
        <FailureCard failure={model.failure} withLine={false} />
      )}
      {loaded && isSeen && (
        <loaded.interactive.RunStatus
          session={loaded.session}
          isPictured
          isCodeShown={panels.code}
        />
      )}
    </ModelFrame>
  );
}

interface TurnButtonProps {
  readonly model: BuiltModel;
  readonly isLoading: boolean;
  readonly onPrepare: () => void;
  /** Called when the mouse button is pressed. The press may be the start of a drag. */
  readonly onPress: (press: PendingDrag) => void;
  readonly onTurn: () => void;
}

/** An invisible button over the picture. Pressing it loads the viewer, which turns the model. */
function TurnButton({
  model,
  isLoading,
  onPrepare,
  onPress,
  onTurn,
}: TurnButtonProps): ReactElement {
  // A drawing is flat, so it can be moved and zoomed but not turned.
  const verb = model.facts.kind === 'drawing' ? 'Zoom' : 'Turn';
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles['turn'])}
      aria-label={`${verb} ${model.about.title}`}
      data-loads="viewer"
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      onPointerDown={(event) => {
        // A touch may be the start of a scroll, so only a tap turns the model, through `onClick`.
        if (event.pointerType === 'touch' || event.button !== 0) return;
        onPress(trackPress(event.nativeEvent));
        onTurn();
      }}
      onClick={onTurn}
    >
      <span className={clsx(shared['control'], styles['turnHint'])}>
        {isLoading ? 'Loading…' : verb}
      </span>
    </button>
  );
}
