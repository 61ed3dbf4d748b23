import { WebGLRenderer, type Camera, type Scene } from 'three';

/** A view on the page. The shared renderer draws the view and copies the picture to the view's 2D canvas. */
export interface Drawable {
  readonly canvas: HTMLCanvasElement;
  readonly scene: Scene;
  /**
   * Called right before drawing. Sets the size of the canvas and returns the camera; null if there is nothing to draw.
   */
  prepare(now: number): Camera | null;
  /** Called after the picture was copied to `canvas`. */
  onDrawn(): void;
  /** Called when the WebGL context is lost permanently. */
  onFailed(): void;
}

/**
 * The only WebGL context of the page. Views request to be drawn. The next animation frame draws these views one after
 * the other and copies each to its canvas. Without a request there is no animation frame, so nothing runs while the
 * page is idle.
 */
export interface SharedRenderer {
  requestDraw(view: Drawable): void;
  remove(view: Drawable): void;
}

/** Time in milliseconds for the browser to restore a lost context, before a new context is created. */
const restoreTimeoutMs = 1500;
const maxRenewals = 3;

let shared: SharedRenderer | null = null;

/** Returns the page's renderer, or null if WebGL 2 is not available. */
export function sharedRenderer(): SharedRenderer | null {
  shared ??= createSharedRenderer();
  return shared;
}

function createSharedRenderer(): SharedRenderer | null {
  let renderer = createRenderer();
  if (!renderer) return null;
  const waiting = new Set<Drawable>();
  const known = new Set<Drawable>();
  let frame = 0;
  let renewals = 0;
  let isLost = false;

  const listen = ({ domElement }: WebGLRenderer) => {
    domElement.addEventListener('webglcontextlost', () => {
      isLost = true;
      setTimeout(() => {
        if (isLost && domElement === renderer?.domElement) renew();
      }, restoreTimeoutMs);
    });
    domElement.addEventListener('webglcontextrestored', () => {
      isLost = false;
      known.forEach(request);
    });
  };
  listen(renderer);

  function renew() {
    renderer?.dispose();
    renderer = renewals++ < maxRenewals ? createRenderer() : null;
    if (!renderer) {
      shared = null;
      known.forEach((view) => view.onFailed());
      return;
    }
    isLost = false;
    listen(renderer);
    known.forEach(request);
  }

  function request(view: Drawable) {
    known.add(view);
    waiting.add(view);
    frame ||= requestAnimationFrame(drawAll);
  }

  function drawAll(now: number) {
    frame = 0;
    // While the context is lost, canvases keep their last picture. The views are redrawn once the context is restored.
    if (!renderer || isLost) return;
    const views = [...waiting];
    waiting.clear();
    for (const view of views) draw(renderer, view, now);
  }

  return {
    requestDraw: request,
    remove(view) {
      known.delete(view);
      waiting.delete(view);
    },
  };
}

function draw(renderer: WebGLRenderer, view: Drawable, now: number) {
  const camera = view.prepare(now);
  const { width, height } = view.canvas;
  const context = view.canvas.getContext('2d');
  if (!camera || !context || width === 0 || height === 0) return;
  const ground = renderer.domElement;
  if (ground.width < width || ground.height < height) {
    renderer.setSize(Math.max(ground.width, width), Math.max(ground.height, height), false);
  }
  renderer.setViewport(0, 0, width, height);
  renderer.setScissor(0, 0, width, height);
  renderer.render(view.scene, camera);
  context.clearRect(0, 0, width, height);
  context.drawImage(ground, 0, ground.height - height, width, height, 0, 0, width, height);
  view.onDrawn();
}

function createRenderer(): WebGLRenderer | null {
  const canvas = document.createElement('canvas');
  // The context is created here instead of by three.js, which would log an error if WebGL is missing.
  const context = canvas.getContext('webgl2', {
    alpha: true,
    antialias: true,
    stencil: true,
    premultipliedAlpha: true,
    powerPreference: 'low-power',
  });
  if (!context) return null;
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.setPixelRatio(1);
  renderer.setClearColor(0x000000, 0);
  renderer.setScissorTest(true);
  return renderer;
}
