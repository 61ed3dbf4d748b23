import type { Page } from '@playwright/test';
import { onlyInFullRun } from '../../support/fullRun';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';

/** A short page with a model, code, tables and links. `more` has a page of each other kind. */
const pages = ['/docs/api/functions/loft'];
const more = [
  '/docs/tutorial-overview/finders',
  ...['/', '/docs/cheat-sheet', '/docs/recipes/screw-boss', '/docs/api/'],
  ...['/docs/api/functions/measureVolume', '/docs/api/functions/exportSTEP'],
  ...['/docs/api/classes/EdgeFinder', '/docs/api/type-aliases/ScaleMode'],
];

/**
 * A control that Tab has reached. `isSeen` is true if it is visible in the window, `isMarked` if its focus is
 * visible.
 */
interface Stop {
  readonly control: string;
  readonly isSeen: boolean;
  readonly isMarked: boolean;
}

for (const address of pages) {
  // Requirement 4.34.
  test(`Tab reaches, shows and leaves every control of ${address}`, ({ page }) =>
    expectStops(page, address));
}

for (const address of more) {
  const details = onlyInFullRun('the page above has the same controls');
  // Requirement 4.34.
  test(`Tab reaches, shows and leaves every control of ${address}`, details, ({ page }) =>
    expectStops(page, address),
  );
}

async function expectStops(page: Page, address: string): Promise<void> {
  await new Shell(page).open(address);
  const count = await page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input, select, summary, [tabindex="0"]',
        ),
      ].filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
  );
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === null) break;
    stops.push(stop);
    // More stops than this mean that the focus is trapped.
    expect(stops.length, stops.at(-1)?.control).toBeLessThan(2 * count + 20);
  }
  expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
  expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
  expect(stops.length).toBeGreaterThan(count / 2);
}

/** Returns the focused control; null at the end of the page. */
function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [first = element.getBoundingClientRect()] = element.getClientRects();
    const middle = [first.left + first.width / 2, first.top + first.height / 2] as const;
    const onTop = document.elementFromPoint(...middle);
    const isInWindow =
      top < innerHeight && top + height > 0 && left < innerWidth && left + width > 0;
    const isTallerThanWindow = first.height > innerHeight;
    const marks = [element, ...element.children].map((marked) => getComputedStyle(marked));
    return {
      control:
        `${element.tagName} ${element.getAttribute('aria-label') ?? element.innerText}`.slice(
          0,
          80,
        ),
      isSeen:
        isInWindow &&
        (isTallerThanWindow ||
          onTop === element ||
          element.contains(onTop) ||
          (onTop?.contains(element) ?? false)),
      isMarked: marks.some(
        ({ outlineStyle, outlineWidth, boxShadow }) =>
          (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      ),
    };
  });
}
