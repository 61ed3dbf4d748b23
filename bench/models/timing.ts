import type { Page } from '@playwright/test';
import { toFragment } from '../../src/components/model/interactive/sharedLink';

/**
 * Records in the page when the reader acts, when the sandbox delivers a mesh, when a run is reported as successful, and
 * when pixels are on a canvas. All times are on the page's clock, so that driving the browser is not measured.
 */
export async function watchReader(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: Times = { acted: 0, built: 0, done: 0, drawn: [] };
    Object.assign(window, { times });
    for (const kind of ['pointerdown', 'input', 'click'] as const) {
      addEventListener(kind, (event) => (times.acted ||= event.timeStamp), { capture: true });
    }
    const proto = CanvasRenderingContext2D.prototype;
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its context below
    const draw = proto.drawImage as (this: CanvasRenderingContext2D, ...args: unknown[]) => void;
    proto.drawImage = function (this: CanvasRenderingContext2D, ...args: unknown[]) {
      draw.apply(this, args);
      if (!this.canvas.isConnected) return;
      // Drawn in an animation frame: the next task runs after the page is painted.
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => times.drawn.push(performance.now());
      port1.postMessage(null);
    };
    const status = '[aria-label="Outcome of the run"]';
    new MutationObserver(() => {
      const isDone = document.querySelector(status)?.textContent.startsWith('The model was built');
      if (times.acted > 0 && isDone) times.done ||= performance.now();
    }).observe(document, { subtree: true, childList: true, characterData: true });
    const port = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
    if (!port) return;
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      ...port,
      set(this: MessagePort, listener: ((event: MessageEvent) => void) | null) {
        port.set?.call(this, (event: MessageEvent<{ readonly type?: unknown } | null>) => {
          // A mesh of the sandbox, with or without measures, is drawn in the next frame.
          const isMesh = event.data?.type === 'triangulated' || event.data?.type === 'result';
          if (times.acted > 0 && isMesh) times.built ||= performance.now();
          listener?.call(this, event);
        });
      },
    });
  });
}

interface Times {
  acted: number;
  built: number;
  done: number;
  drawn: number[];
}

type Scope = Window & { readonly times: Times };

/** Returns the milliseconds from the reader's action in `act` to the first pixels after it. */
export async function untilDrawn(page: Page, act: () => Promise<void>): Promise<number> {
  await forget(page);
  await act();
  return read(page, ({ acted, drawn }) => drawn.find((at) => acted > 0 && at > acted));
}

/**
 * Returns the milliseconds from the reader's action in `act` to the pixels of the run that it causes. Waits for the end
 * of the run, so that measuring after the pixels does not count for the next run.
 */
export async function untilBuilt(page: Page, act: () => Promise<void>): Promise<number> {
  await forget(page);
  await act();
  const ms = await read(page, ({ built, drawn }) => drawn.find((at) => built > 0 && at >= built));
  await read(page, ({ done }) => (done > 0 ? done : undefined));
  return ms;
}

/** Returns the milliseconds from the reader's action in `act` to the report that the run is over, with all measures. */
export async function untilOver(page: Page, act: () => Promise<void>): Promise<number> {
  await forget(page);
  await act();
  return read(page, ({ done }) => (done > 0 ? done : undefined));
}

async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign((window as unknown as Scope).times, { acted: 0, built: 0, done: 0, drawn: [] });
  });
}

async function read(
  page: Page,
  find: (times: Readonly<Times>) => number | undefined,
): Promise<number> {
  for (;;) {
    const times = await page.evaluate(() => (window as unknown as Scope).times);
    const at = find(times);
    if (at !== undefined) return at - times.acted;
    // The run needs the processor: polling without a pause would slow it down.
    await page.waitForTimeout(100);
  }
}

/** Returns the address at which the playground opens a model of the site. */
export function playgroundOf(name: string): string {
  return `/playground${toFragment({ name, code: null, params: null })}`;
}
