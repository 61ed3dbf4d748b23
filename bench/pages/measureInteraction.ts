import type { Browser, Page } from '@playwright/test';
import { openSlowPhone } from '../shared/browser';

/** A browser API that TypeScript's types do not include yet. */
declare const scheduler: {
  postTask(task: () => void, options: { readonly priority: 'user-blocking' }): Promise<void>;
};

/** A reader's action on a page, with selectors for its result. */
export interface Interaction {
  readonly address: string;
  /** Milliseconds from the page's `load` event to the press. */
  readonly pause: number;
  /** Uses a wide window and a mouse. */
  readonly isWide?: boolean;
  readonly press: string;
  /** Appears once the page has received the press. Omitted if the result itself is the first response. */
  readonly feedback?: string;
  /** Appears when the action is complete. Omitted for a link, which is complete when the page has another heading. */
  readonly done?: string;
  /** Text to type after the action, and a selector for the first result. */
  readonly query?: { readonly typed: string; readonly result: string };
}

/**
 * Milliseconds from the press to the painted response. Measured in wall-clock time, because `performance.now()`
 * restarts on the next page.
 */
export interface ResponseTimes {
  readonly feedback: number;
  readonly done: number;
  /** Time to the first search result; NaN if the interaction has no query. */
  readonly result: number;
}

/**
 * Performs `interaction` on a slow device with an empty cache, `interaction.pause` after the load event. Returns the
 * response times. Throws if a selector never appears, and names the page and the selector.
 */
export async function measureInteraction(
  browser: Browser,
  site: string,
  interaction: Interaction,
): Promise<ResponseTimes> {
  const { page, context } = await openSlowPhone(browser, interaction.isWide ? 'laptop' : 'phone');
  await watch(page, interaction);
  await page.goto(site + interaction.address, { waitUntil: 'load', timeout: timeoutMs });
  await page.waitForTimeout(interaction.pause);
  await pressUntilResponse(page, interaction);
  const done = await timeOf(page, 'done');
  if (interaction.query && interaction.done) {
    // Some sites do not focus the input when it appears.
    await page.locator(interaction.done).first().focus();
    await page.keyboard.type(interaction.query.typed, { delay: 100 });
  }
  const answer = {
    feedback: interaction.feedback === undefined ? done : await timeOf(page, 'feedback'),
    done,
    result: interaction.query ? await timeOf(page, 'result') : Number.NaN,
  };
  await context.close();
  return answer;
}

/** Milliseconds without a response after which a reader presses again. */
const retryAfterMs = 3000;

/** Timeout in milliseconds, generous because the machine may be busy. */
const timeoutMs = 60_000;

/** Presses until the page responds. Some sites ignore a press that is too early. */
async function pressUntilResponse(page: Page, { press, isWide }: Interaction): Promise<void> {
  const pressed = page.locator(press).first();
  await pressed.scrollIntoViewIfNeeded();
  for (let presses = 0; presses < 5; presses++) {
    const options = { timeout: timeoutMs, noWaitAfter: true };
    await (isWide ? pressed.click(options) : pressed.tap(options)).catch(() => undefined);
    const hasResponded = await page
      .waitForFunction(() => 'feedback' in sessionStorage || 'done' in sessionStorage, null, {
        timeout: retryAfterMs,
      })
      .catch(() => null);
    if (hasResponded) return;
  }
}

async function timeOf(page: Page, name: keyof ResponseTimes): Promise<number> {
  try {
    const handle = await page.waitForFunction((key) => sessionStorage.getItem(key), name, {
      timeout: timeoutMs,
      polling: 100,
    });
    return Number(await handle.jsonValue());
  } catch (error) {
    throw new Error(`The selector "${name}" was never seen on ${page.url()}.`, { cause: error });
  }
}

/**
 * Records the press, and when each selector is painted. Times are stored in session storage, because a link may lead to
 * a new document. Checks in the animation frame after each change: on a busy page, a timer would fire long after the
 * frame that shows the change. Functions inside must not have names, because tsx wraps named functions in a helper that
 * the page does not have.
 */
async function watch(page: Page, interaction: Interaction): Promise<void> {
  await page.addInitScript(({ feedback, done, query }) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        if ('pressed' in sessionStorage) return;
        sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
        sessionStorage.setItem('heading', document.querySelector('main h1')?.textContent ?? '');
      },
      { capture: true },
    );
    let isAsked = false;
    const [ask, look] = [
      () => {
        if (!isAsked) requestAnimationFrame(look);
        isAsked = true;
      },
      () => {
        isAsked = false;
        const pressed = Number(sessionStorage.getItem('pressed'));
        if (pressed === 0) return;
        const heading = document.querySelector('main h1')?.textContent;
        const isOther = Boolean(heading) && heading !== sessionStorage.getItem('heading');
        for (const [name, selector] of Object.entries({ feedback, done, result: query?.result })) {
          if (name in sessionStorage) continue;
          const found = selector === undefined ? [] : [...document.querySelectorAll(selector)];
          const isDrawn = found.some((element) => {
            const { bottom, right, left } = element.getBoundingClientRect();
            const isVisible = element.checkVisibility({
              visibilityProperty: true,
              opacityProperty: true,
            });
            return isVisible && bottom > 0 && right > 0 && left < innerWidth;
          });
          // The element may still be moving into view, which a mutation observer does not report.
          if (found.length > 0 && !isDrawn) ask();
          if (!isDrawn && !(selector === undefined && name === 'done' && isOther)) continue;
          sessionStorage.setItem(name, '');
          // The task after an animation frame runs when the frame has been painted. Its priority puts it before other
          // waiting tasks.
          void scheduler.postTask(
            () => {
              const ms = performance.timeOrigin + performance.now() - pressed;
              sessionStorage.setItem(name, String(ms));
            },
            { priority: 'user-blocking' },
          );
        }
      },
    ] as const;
    new MutationObserver(ask).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  }, interaction);
}
