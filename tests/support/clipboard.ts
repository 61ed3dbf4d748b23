import type { Page } from '@playwright/test';

/** Allows the page to write to the clipboard, as browsers do after a press of a button. */
export function allowCopying(page: Page): Promise<void> {
  return page.context().grantPermissions(['clipboard-write']);
}

/** Returns the copied text by pasting it into an empty page, because site pages may not read the clipboard. */
export async function readCopiedText(page: Page): Promise<string> {
  const empty = await page.context().newPage();
  await empty.setContent('<textarea></textarea>');
  const field = empty.locator('textarea');
  await field.press('ControlOrMeta+V');
  const text = await field.inputValue();
  await empty.close();
  return text;
}
