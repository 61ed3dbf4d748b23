import type { Page } from '@playwright/test';

/** Whether the model at `place` of the page is laid out, not left out until it is in view; a negative place counts from the last one. */
export function isLaidOut(page: Page, place: number): Promise<boolean | undefined> {
  return page.evaluate(
    (at) =>
      Array.from(document.querySelectorAll('.markdown figure'))
        .at(at)
        ?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    place,
  );
}
