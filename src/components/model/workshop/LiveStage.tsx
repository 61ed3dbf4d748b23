import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { BuiltModel } from '../../../modeling';
import type { LinkedView } from '../linkedView';
import type { ModelSession } from './ModelSession';
import { useSession } from './useSession';

const LinkedViewer = lazy(() =>
  import('./LinkedViewer').then((module) => ({ default: module.LinkedViewer })),
);

interface Props {
  readonly model: BuiltModel;
  readonly session: ModelSession;
  readonly poster: ReactNode;
  readonly linked: LinkedView | null;
  /** True when the reader asked for the viewer: it takes the focus. */
  readonly isAskedFor: boolean;
}

/** The viewer in the place of the picture: what the last run gave, before that the mesh the build made. */
export function LiveStage({ model, session, poster, linked, isAskedFor }: Props): ReactElement {
  const { result } = useSession(session);
  const glbUrl = useBaseUrl(model.mesh?.src ?? '');
  return (
    <Suspense fallback={poster}>
      <LinkedViewer
        name={model.about.title}
        poster={poster}
        isAskedFor={isAskedFor}
        cameraOf={linked?.cameraOf ?? null}
        {...(result ? { parts: result.parts } : model.mesh ? { glbUrl } : {})}
        {...(model.about.camera ? { camera: model.about.camera } : {})}
      />
    </Suspense>
  );
}
