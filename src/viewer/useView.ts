import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Box, Camera, SolidPart } from '../modeling';
import type { ViewerCamera } from './camera/camera';
import { fit, needsRefit, initialOrbit } from './camera/orbit';
import { readPalette, watchColorMode } from './scene/palette';
import { createView, type DisplayOptions, type View } from './scene/view';

interface ViewOptions {
  readonly parts: readonly SolidPart[];
  readonly initialCamera: Camera | undefined;
  readonly camera: ViewerCamera;
  readonly display: DisplayOptions;
}

interface ViewState {
  /** The ref callback of the canvas. */
  readonly attach: (canvas: HTMLCanvasElement) => () => void;
  readonly view: View | null;
  /** The box of the shown parts; null until something is shown. */
  readonly box: Box | null;
  /** True once the canvas has its first picture. */
  readonly isDrawn: boolean;
  /** True if WebGL is not available. */
  readonly isFailed: boolean;
}

/** Keeps a view in sync with React: parts, camera, display, size and colours. */
export function useView(shown: ViewOptions): ViewState {
  const { parts, camera, display } = shown;
  /**
   * Width of the view divided by its height; 0 until the size is known. Cached, because reading it from the canvas
   * forces a layout.
   */
  const aspect = useRef(0);
  const { attach, view, ...state } = useCanvas(aspect);

  useEffect(() => {
    if (!view) return;
    const before = view.box();
    view.show(parts);
    const after = view.box();
    camera.setBox(view, after);
    const orbit = camera.orbit();
    if (before && after && orbit && camera.isMoved() && needsRefit(before, after))
      camera.set(fit(orbit, after, aspect.current), true);
    if (orbit) view.setOrbit(orbit);
    return () => camera.setBox(view, null);
  }, [view, parts, camera]);

  useInitialOrbit(view, shown, aspect);

  useEffect(() => {
    const updateOrbit = () => {
      const orbit = camera.orbit();
      if (orbit) view?.setOrbit(orbit);
    };
    updateOrbit();
    return camera.subscribe(updateOrbit);
  }, [view, camera]);

  useEffect(() => view?.setDisplay(display), [view, display]);

  return { attach, view, ...state };
}

/** Creates the view of a canvas, with size and colours from the page. */
function useCanvas(aspect: RefObject<number>): ViewState {
  const [view, setView] = useState<View | null>(null);
  const [box, setBox] = useState<Box | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [isFailed, setFailed] = useState(false);

  const attach = useCallback(
    (canvas: HTMLCanvasElement) => {
      const created = createView(canvas, () => setFailed(true));
      if (!created) setFailed(true);
      setView(created);
      const unsubscribe = created?.subscribe(() => {
        setDrawn(true);
        setBox(created.box());
      });
      const resize = new ResizeObserver(() => {
        const { clientWidth, clientHeight } = canvas;
        if (clientWidth === 0 || clientHeight === 0) return;
        aspect.current = clientWidth / clientHeight;
        created?.resize(clientWidth, clientHeight, Math.min(devicePixelRatio, maxPixelRatio));
        canvas.dispatchEvent(new Event(sizedEvent));
      });
      resize.observe(canvas);
      const unwatch = watchColorMode(() => created?.setPalette(readPalette(canvas)));
      created?.setPalette(readPalette(canvas));
      return () => {
        unwatch();
        resize.disconnect();
        unsubscribe?.();
        created?.dispose();
        setView(null);
      };
    },
    [aspect],
  );
  return { attach, view, box, isDrawn, isFailed };
}

/** Fits the whole model into the view, in the orientation of its picture, until a reader moves the camera. */
function useInitialOrbit(
  view: View | null,
  { parts, camera, initialCamera }: ViewOptions,
  aspect: RefObject<number>,
): void {
  useEffect(() => {
    if (!view) return;
    const { canvas } = view;
    const start = () => {
      // A drag that began while the viewer was loading may continue before the aspect is set.
      aspect.current ||= canvas.clientWidth / canvas.clientHeight;
      const all = camera.box();
      if (all && !camera.isMoved() && aspect.current > 0)
        camera.set(initialOrbit(all, aspect.current, initialCamera), true);
    };
    start();
    canvas.addEventListener(sizedEvent, start);
    return () => canvas.removeEventListener(sizedEvent, start);
  }, [view, parts, camera, initialCamera, aspect]);
}

/** Maximum number of device pixels per CSS pixel. Higher numbers look no sharper and are slow on phones. */
const maxPixelRatio = 2.5;
const sizedEvent = 'viewer-sized';
