import { expect, type Locator } from '@playwright/test';

/** Scrolls to `target`, repeatedly, until everything in view is laid out and `target` no longer moves. */
export async function scrollTo(target: Locator): Promise<void> {
  const top = (): Promise<number> => target.evaluate((e) => e.getBoundingClientRect().top);
  await expect(async () => {
    const was = await top();
    await target.evaluate((e) => e.scrollIntoView({ behavior: 'instant', block: 'center' }));
    // The first frame detects content that has come into view, and the second lays it out. By the third, everything
    // below has moved.
    await target.evaluate(async () => {
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    });
    expect(await top()).toBe(was);
  }).toPass();
}
