import type { Browser, Page } from '@playwright/test';

/** Two pages whose links stand in the same group of the sidebar, which is open on the first. */
export interface PagePair {
  readonly from: string;
  readonly to: string;
}

/**
 * When the reader clicks: on a page that has been moved on for a while, or as the first thing there, before any script
 * was asked for by a movement.
 */
export type Moment = 'settled' | 'first';

/**
 * Milliseconds from the click on a link of the sidebar to the heading of its page on the screen, in a browser that has
 * nothing cached. The pointer goes to the link, rests and presses, as a hand does.
 */
export async function clickToHeading(
  browser: Browser,
  site: string,
  { from, to }: PagePair,
  moment: Moment,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  const page = await context.newPage();
  await watchHeading(page);
  await page.goto(site + from, { waitUntil: 'load' });
  await page.waitForTimeout(pause);
  if (moment === 'settled') await settle(page);
  await clickLink(page, to);
  const ms = await page.waitForFunction(
    () => Number(sessionStorage.getItem('headingAfter')),
    null,
    {
      polling: 100,
    },
  );
  const value = await ms.jsonValue();
  if (!page.url().endsWith(to)) throw new Error(`The click led to ${page.url()}, not to ${to}.`);
  await context.close();
  return value;
}

/** What is fetched ahead is there when the reader clicks. Milliseconds. */
const pause = 1000;

async function settle(page: Page): Promise<void> {
  await page.mouse.move(700, 300);
  await page.mouse.move(720, 310, { steps: 4 });
  await page.waitForTimeout(2 * pause);
}

async function clickLink(page: Page, to: string): Promise<void> {
  const link = page.locator(`aside a[href="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`The link to ${to} has no place in the sidebar.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [steps, startX] = [15, 600];
  for (let step = 0; step <= steps; step++) {
    await page.mouse.move(startX + ((x - startX) * step) / steps, y);
    await page.waitForTimeout(16);
  }
  await page.waitForTimeout(100);
  await page.mouse.down();
  await page.waitForTimeout(60);
  await page.mouse.up();
}

/**
 * Notes the click and when another heading than that of its page is painted. In the storage of the tab and on the clock
 * that pages share: a click may be answered by a new document. No function in it may have a name: tsx would mark it with
 * a helper that pages do not have.
 */
async function watchHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const heading = document.querySelector('main h1')?.textContent;
        const clicked: Clicked = { at: performance.timeOrigin + timeStamp, heading };
        sessionStorage.setItem('clicked', JSON.stringify(clicked));
      },
      { capture: true },
    );
    const observer = new MutationObserver(() => {
      const clicked = sessionStorage.getItem('clicked');
      const heading = document.querySelector('main h1')?.textContent;
      if (clicked === null || !heading) return;
      const before = JSON.parse(clicked) as Clicked;
      if (heading === before.heading) return;
      observer.disconnect();
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => {
        const ms = performance.timeOrigin + performance.now() - before.at;
        sessionStorage.setItem('headingAfter', String(ms));
      };
      // The task after an animation frame comes when that frame is painted.
      requestAnimationFrame(() => port1.postMessage(null));
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
}

interface Clicked {
  readonly at: number;
  readonly heading: string | undefined;
}
