import { WebGLRenderer, type Camera, type Scene } from 'three';

/** Something that wants to be drawn once: a view on the page with its own 2D canvas. */
export interface Drawable {
  readonly canvas: HTMLCanvasElement;
  readonly scene: Scene;
  /** Called right before drawing: gives the canvas its size, and tells the camera. Null: nothing to draw now. */
  prepare(now: number): Camera | null;
  /** Called after the pixels are on `canvas`. */
  drawn(): void;
  /** No context can be had any more. */
  failed(): void;
}

/**
 * The one WebGL context of the page. Views ask to be drawn; all that asked are drawn in the next animation frame, one after
 * the other, and copied to their own canvases. No view asks, no frame: nothing runs while the page is still.
 */
export interface SharedRenderer {
  request(view: Drawable): void;
  forget(view: Drawable): void;
}

/** How long a lost context may take to come back before a new one is made. Milliseconds. */
const restoreTimeoutMs = 1500;
const maxRenewals = 3;

let shared: SharedRenderer | null = null;

/** Returns the page's renderer, or null where WebGL 2 cannot be had. */
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
      known.forEach((view) => view.failed());
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
    // What lost its context keeps its last picture; it is asked for again once the context is back.
    if (!renderer || isLost) return;
    const views = [...waiting];
    waiting.clear();
    for (const view of views) draw(renderer, view, now);
  }

  return {
    request,
    forget(view) {
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
  view.drawn();
}

function createRenderer(): WebGLRenderer | null {
  const canvas = document.createElement('canvas');
  // Asked for here, because three.js reports a missing WebGL on the console.
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
