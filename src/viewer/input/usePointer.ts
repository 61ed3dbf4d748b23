import { useEffect, useRef, type RefObject } from 'react';
import type { ViewerCamera } from '../camera/camera';
import { listenToGestures, type GestureActions, type PendingDrag } from './gestures';
import { halfDiagonal } from '../camera/appearance';
import { pan, turn, zoom } from '../camera/orbit';
import type { FaceOrEdge } from '../scene/pickFaceOrEdge';
import type { View } from '../scene/view';

interface Options {
  readonly viewArea: RefObject<HTMLElement | null>;
  readonly view: View | null;
  readonly camera: ViewerCamera;
  readonly pendingDrag: PendingDrag | null;
  /** `hasShift` is true if the press adds to the selection. */
  readonly onPress: (mark: FaceOrEdge | null, hasShift: boolean) => void;
  readonly onFit: () => void;
}

/** Degrees that a drag over the whole height of the view turns the model. */
const degreesPerHeight = 200;
/** Maximum distance in CSS pixels between the pointer and an edge that it picks. */
const reach = { mouse: 6, touch: 14 };

/**
 * Connects pointer and wheel to the view. They move the camera, and highlight or pick the face or edge under the
 * pointer.
 */
export function usePointer({ viewArea, view, camera, pendingDrag, onPress, onFit }: Options): void {
  const latest = useRef({ onPress, onFit });
  useEffect(() => {
    latest.current = { onPress, onFit };
  });

  useEffect(() => {
    const element = viewArea.current;
    if (!element || !view) return;
    let frame = 0;
    const hover = (mark: FaceOrEdge | null) => {
      cancelAnimationFrame(frame);
      view.mark('hovered', mark);
      element.style.cursor = mark ? 'pointer' : '';
    };
    const actions: GestureActions = {
      turn(dx, dy) {
        const orbit = camera.orbit();
        const scale = degreesPerHeight / element.clientHeight;
        if (orbit) camera.set(turn(orbit, -dx * scale, dy * scale));
      },
      pan(dx, dy) {
        const orbit = camera.orbit();
        if (orbit) camera.set(pan(orbit, dx, dy, element.clientHeight));
      },
      zoom(factor, x, y) {
        const [orbit, box] = [camera.orbit(), camera.box()];
        if (!orbit || !box) return;
        const half = element.clientHeight / 2;
        const at = [(x - element.clientWidth / 2) / half, (half - y) / half] as const;
        camera.set(zoom(orbit, factor, halfDiagonal(box), at));
      },
      hover(x, y) {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => hover(view.pick(x, y, reach.mouse)));
      },
      leave: () => hover(null),
      press(x, y, { isTouch, hasShift }) {
        latest.current.onPress(view.pick(x, y, isTouch ? reach.touch : reach.mouse), hasShift);
      },
      fit: () => latest.current.onFit(),
    };
    const stop = listenToGestures(element, actions, pendingDrag);
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [viewArea, view, camera, pendingDrag]);
}
