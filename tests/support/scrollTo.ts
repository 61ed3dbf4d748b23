import { expect, type Locator } from '@playwright/test';

/** Scrolls to `target` as a reader does: until what comes into view on the way is laid out, and nothing moves any more. */
export async function scrollTo(target: Locator): Promise<void> {
  const top = (): Promise<number> => target.evaluate((e) => e.getBoundingClientRect().top);
  await expect(async () => {
    const was = await top();
    await target.evaluate((e) => e.scrollIntoView({ behavior: 'instant', block: 'center' }));
    // What has come into view is known after the first frame, laid out in the second, and has moved the rest by the third.
    await target.evaluate(async () => {
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    });
    expect(await top()).toBe(was);
  }).toPass();
}
