import type { Browser, Page } from '@playwright/test';
import { openSlowPhone } from '../shared/browser';

/** Of the browser; TypeScript does not describe it. */
declare const scheduler: {
  postTask(task: () => void, options: { readonly priority: 'user-blocking' }): Promise<void>;
};

/** What a reader does on a page, and how one sees that it is done. Selectors. */
export interface Act {
  readonly address: string;
  /** Milliseconds from the page's `load` event to the press. */
  readonly pause: number;
  /** On a wide window, with a mouse. */
  readonly isWide?: boolean;
  readonly press: string;
  /** What shows that the press was heard; left out where the deed itself is the first sign. */
  readonly sign?: string;
  /** What is there in the end; left out for a link, which is followed when another heading stands there. */
  readonly done?: string;
  /** Typed when it is done, and what shows its first result. */
  readonly query?: { readonly typed: string; readonly result: string };
}

/** Milliseconds from the press, on the clock that pages share, to what is on the screen. */
export interface Answer {
  readonly sign: number;
  readonly done: number;
  /** Of what was typed; not a number where nothing was. */
  readonly result: number;
}

/**
 * Does `act` on a slow device that has nothing cached, a while after the page has come, and says when it was answered.
 * Errors: what was waited for in vain, with its page.
 */
export async function measureAct(browser: Browser, site: string, act: Act): Promise<Answer> {
  const { page, context } = await openSlowPhone(browser, act.isWide ? 'laptop' : 'phone');
  await watch(page, act);
  await page.goto(site + act.address, { waitUntil: 'load', timeout: patience });
  await page.waitForTimeout(act.pause);
  await pressUntilHeard(page, act);
  const done = await moment(page, 'done');
  if (act.query && act.done) {
    // Not every field has the focus when it comes.
    await page.locator(act.done).first().focus();
    await page.keyboard.type(act.query.typed, { delay: 100 });
  }
  const answer = {
    sign: act.sign === undefined ? done : await moment(page, 'sign'),
    done,
    result: act.query ? await moment(page, 'result') : Number.NaN,
  };
  await context.close();
  return answer;
}

/** So long a reader waits before they press again. Milliseconds. */
const waitForSign = 3000;

/** For a busy machine. Milliseconds. */
const patience = 60_000;

/** A press that comes before a page can act on it is lost on some sites: then the reader presses again. */
async function pressUntilHeard(page: Page, { press, isWide }: Act): Promise<void> {
  const pressed = page.locator(press).first();
  await pressed.scrollIntoViewIfNeeded();
  for (let presses = 0; presses < 5; presses++) {
    const options = { timeout: patience, noWaitAfter: true };
    await (isWide ? pressed.click(options) : pressed.tap(options)).catch(() => undefined);
    const heard = await page
      .waitForFunction(() => 'sign' in sessionStorage || 'done' in sessionStorage, null, {
        timeout: waitForSign,
      })
      .catch(() => null);
    if (heard) return;
  }
}

async function moment(page: Page, name: keyof Answer): Promise<number> {
  try {
    const handle = await page.waitForFunction((key) => sessionStorage.getItem(key), name, {
      timeout: patience,
      polling: 100,
    });
    return Number(await handle.jsonValue());
  } catch (error) {
    throw new Error(`The selector "${name}" was never seen on ${page.url()}.`, { cause: error });
  }
}

/**
 * Notes the press, and when what is waited for is painted: in the storage of the tab, since a link may lead to a new document.
 * It looks in the animation frame after each change: in a page that is busy, a timer comes long after the frame that shows it.
 * No function in it may have a name: tsx would mark it with a helper that pages do not have.
 */
async function watch(page: Page, act: Act): Promise<void> {
  await page.addInitScript(({ sign, done, query }) => {
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
        for (const [name, selector] of Object.entries({ sign, done, result: query?.result })) {
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
          // It may be on its way: no change of the page will tell.
          if (found.length > 0 && !isDrawn) ask();
          if (!isDrawn && !(selector === undefined && name === 'done' && isOther)) continue;
          sessionStorage.setItem(name, '');
          // The task after an animation frame comes when that frame is painted: this one before those that wait already.
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
  }, act);
}
