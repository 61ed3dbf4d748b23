import { expect, type Locator } from '@playwright/test';

/** Scrolls to `target` until everything that comes into view is laid out and `target` no longer moves. */
export async function scrollTo(target: Locator): Promise<void> {
  const top = (): Promise<number> => target.evaluate((e) => e.getBoundingClientRect().top);
  await expect(async () => {
    const was = await top();
    await target.evaluate((e) => e.scrollIntoView({ behavior: 'instant', block: 'center' }));
    // Content that scrolls into view is detected in the first frame, laid out in the second, and moves the rest by the
    // third.
    await target.evaluate(async () => {
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    });
    expect(await top()).toBe(was);
  }).toPass();
}
