import type { RefObject } from 'react';
import type { Camera } from '../../modeling';
import type { KeyAction } from './keys';
import { halfDiagonal } from '../camera/appearance';
import type { ViewerCamera } from '../camera/camera';
import { fit, pan, standardViews, turn, zoom, type StandardView } from '../camera/orbit';

interface Options {
  readonly camera: ViewerCamera;
  readonly viewArea: RefObject<HTMLElement | null>;
  /** The camera with which the build rendered the model's picture. */
  readonly initialCamera: Camera | undefined;
  /** Called with a sentence that describes the action, for screen readers. */
  readonly onStatus: (sentence: string) => void;
}

/**
 * Returns a function that moves the camera according to a key or button. The function returns false if the action does
 * not move the camera or if there is no model yet.
 */
export function useCameraMoves({
  camera,
  viewArea,
  initialCamera,
  onStatus,
}: Options): (action: KeyAction) => boolean {
  const fitted = () => {
    const [orbit, box] = [camera.orbit(), camera.box()];
    const { clientWidth = 1, clientHeight = 1 } = viewArea.current ?? {};
    return orbit && box && fit(orbit, box, clientWidth / clientHeight);
  };
  const fitAll = () => {
    const orbit = fitted();
    if (orbit) camera.animate(orbit);
  };
  const lookFrom = (view: StandardView) => {
    const orbit = fitted();
    if (!orbit) return;
    const direction = standardViews[view];
    camera.animate({ ...orbit, ...direction, ...(view === 'default' && anglesOf(initialCamera)) });
    onStatus(`View: ${view}.`);
  };
  return (action) => {
    const orbit = camera.orbit();
    if (!orbit) return false;
    switch (action.do) {
      case 'turn':
        camera.set(turn(orbit, action.azimuth, action.elevation));
        return true;
      case 'pan':
        camera.set(pan(orbit, action.dx, action.dy, viewArea.current?.clientHeight ?? 1));
        return true;
      case 'zoom':
        camera.set(zoom(orbit, action.factor, radiusOf(camera)));
        return true;
      case 'view':
        lookFrom(action.view);
        return true;
      case 'fit':
        fitAll();
        return true;
      case 'cycle':
      case 'measure':
      case 'clear':
        return false;
    }
  };
}

function radiusOf(camera: ViewerCamera): number {
  const box = camera.box();
  return box ? halfDiagonal(box) || 1 : 1;
}

function anglesOf({ azimuth, elevation }: Camera = {}) {
  return {
    ...(azimuth !== undefined && { azimuth }),
    ...(elevation !== undefined && { elevation }),
  };
}
