import type { ReactElement, ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { BuiltModel } from '../../../modeling';
import type { PendingDrag } from '../../../viewer';
import { lazyComponent } from '../../lazy-component/lazyComponent';
import type { LinkedView } from './useLinkedView';
import type { ModelSession } from './ModelSession';
import { loadViewer } from './loadViewer';
import { useModelSession } from './useModelSession';
import styles from './InteractiveModel.module.css';

const ShapeViewer = lazyComponent({
  label: 'The viewer',
  failureClass: styles['viewerFailure'],
  load: loadViewer,
});

const PrintCheckPanel = lazyComponent({
  label: 'The print check',
  load: () => import('../print-check/PrintCheckPanel').then((module) => module.PrintCheckPanel),
});

interface Props {
  readonly model: BuiltModel;
  readonly session: ModelSession;
  readonly poster: ReactNode;
  readonly linked: LinkedView | null;
  /** True if the reader opened the viewer. The viewer then takes the focus. */
  readonly takesFocus: boolean;
  /** The press that opened the viewer, if it may be the start of a drag. */
  readonly pendingDrag: PendingDrag | null;
  /** Called after each frame. */
  readonly onDrawn?: (canvas: HTMLCanvasElement) => void;
}

/**
 * The viewer, which replaces the picture. It shows the result of the current run, otherwise the result of the last run.
 * Before the first run, it shows the mesh of the build.
 */
export function LiveView({
  model,
  session,
  poster,
  linked,
  takesFocus,
  pendingDrag,
  onDrawn,
}: Props): ReactElement {
  const parts = useModelSession(session, ({ result, drawn }) => drawn ?? result?.parts);
  const marked = useModelSession(session, (state) => state.marked);
  const goal = useModelSession(session, (state) => state.goal);
  const { prints } = model.about;
  const glbUrl = useBaseUrl(model.mesh?.src ?? '');
  const picture = useBaseUrl(model.picture.src);
  return (
    <ShapeViewer
      fallback={poster}
      resetKey={parts}
      name={model.about.title}
      poster={poster}
      takesFocus={takesFocus}
      pendingDrag={pendingDrag}
      printCheck={(props) => <PrintCheckPanel {...props} prints={prints} fallback={null} />}
      marked={marked}
      goal={goal}
      onDrawn={onDrawn}
      cameraOf={linked?.cameraOf}
      {...(parts ? { parts } : fileOf(model, glbUrl, picture))}
      {...(model.about.camera ? { initialCamera: model.about.camera } : {})}
    />
  );
}

/** Returns the build's file to show: the mesh of a solid or the SVG of a drawing. */
function fileOf({ mesh, facts }: BuiltModel, glbUrl: string, picture: string) {
  if (mesh) return { glbUrl };
  return facts.kind === 'drawing' ? { drawing: { url: picture, box: facts.box } } : {};
}
