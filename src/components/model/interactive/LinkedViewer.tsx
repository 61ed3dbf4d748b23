import { useState, type ReactElement } from 'react';
import { createCamera, ShapeViewer, type ShapeViewerProps } from '../../../viewer';
import type { LinkedView } from '../figure/useLinkedView';

interface Props extends Omit<ShapeViewerProps, 'linkedCamera' | 'takesFocus'> {
  readonly isAskedFor: boolean;
  readonly cameraOf: LinkedView['cameraOf'] | null;
}

/** The viewer, with the camera that it shares with linked figures, if any. */
export function LinkedViewer({ cameraOf, isAskedFor, ...props }: Props): ReactElement {
  const [camera] = useState(() => cameraOf?.(createCamera));
  const more = { takesFocus: isAskedFor, ...(camera ? { linkedCamera: camera } : {}) };
  return <ShapeViewer {...props} {...more} />;
}
