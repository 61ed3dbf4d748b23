import type { Page } from '@playwright/test';
import { toFragment } from '../../src/components/model/interactive/sharedLink';

/**
 * Records the times of five events in the page: a reader's action, a mesh from the sandbox, the success of a run, the
 * answer of a check, and pixels on a canvas. All times are from the page's clock, which excludes the time that
 * Playwright needs.
 */
export async function recordTimings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: Times = { acted: 0, built: 0, done: 0, answered: 0, drawn: [] };
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
      // Drawing happens in an animation frame. The next task runs after the page has been painted.
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => times.drawn.push(performance.now());
      port1.postMessage(null);
    };
    const status = '[aria-label="Outcome of the run"]';
    new MutationObserver(() => {
      const isDone = document.querySelector(status)?.textContent.startsWith('The model was built');
      if (times.acted > 0 && isDone) times.done ||= performance.now();
    }).observe(document, { subtree: true, childList: true, characterData: true });
    new MutationObserver((changes) => {
      const isAnswer = changes.some(
        ({ target, oldValue }) =>
          oldValue === 'true' && (target as Element).matches('[aria-label="Answer"]'),
      );
      if (times.acted > 0 && isAnswer) times.answered ||= performance.now();
    }).observe(document, {
      subtree: true,
      attributeFilter: ['aria-busy'],
      attributeOldValue: true,
    });
    const port = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
    if (!port) return;
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      ...port,
      set(this: MessagePort, listener: ((event: MessageEvent) => void) | null) {
        port.set?.call(this, (event: MessageEvent<{ readonly type?: unknown } | null>) => {
          // The sandbox sends a mesh with or without measurements. The page draws the mesh in the next frame.
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
  answered: number;
  drawn: number[];
}

type Scope = Window & { readonly times: Times };

/** Calls `act`, which performs a reader's action. Returns the milliseconds from the action to the next pixels. */
export async function timeToDraw(page: Page, act: () => Promise<void>): Promise<number> {
  await resetTimes(page);
  await act();
  return waitForTime(page, ({ acted, drawn }) => drawn.find((at) => acted > 0 && at > acted));
}

/**
 * Calls `act`, which starts a run. Returns the milliseconds from the reader's action to the pixels of the run. Then
 * waits for the end of the run, because its measurements would slow down the next run.
 */
export async function timeToBuild(page: Page, act: () => Promise<void>): Promise<number> {
  await resetTimes(page);
  await act();
  const ms = await waitForTime(page, ({ built, drawn }) =>
    drawn.find((at) => built > 0 && at >= built),
  );
  await waitForTime(page, ({ done }) => (done > 0 ? done : undefined));
  return ms;
}

/**
 * Calls `act`, which starts a run. Returns the milliseconds from the reader's action to the end of the run, including
 * its measurements.
 */
export async function timeToRunEnd(page: Page, act: () => Promise<void>): Promise<number> {
  await resetTimes(page);
  await act();
  return waitForTime(page, ({ done }) => (done > 0 ? done : undefined));
}

/** Calls `act`, which starts a check. Returns the milliseconds from the reader's action to the answer. */
export async function timeToAnswer(page: Page, act: () => Promise<void>): Promise<number> {
  await resetTimes(page);
  await act();
  return waitForTime(page, ({ answered }) => (answered > 0 ? answered : undefined));
}

async function resetTimes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const none: Times = { acted: 0, built: 0, done: 0, answered: 0, drawn: [] };
    Object.assign((window as unknown as Scope).times, none);
  });
}

async function waitForTime(
  page: Page,
  find: (times: Readonly<Times>) => number | undefined,
): Promise<number> {
  for (;;) {
    const times = await page.evaluate(() => (window as unknown as Scope).times);
    const at = find(times);
    if (at !== undefined) return at - times.acted;
    // Polling without a pause would take processor time from the run.
    await page.waitForTimeout(100);
  }
}

/** Returns the URL that opens a site model in the playground. */
export function playgroundOf(name: string): string {
  return `/playground${toFragment({ name, code: null, params: null })}`;
}
