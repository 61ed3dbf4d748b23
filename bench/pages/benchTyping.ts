import type { Browser, Page } from '@playwright/test';
import { pressUntilDrawn } from '../shared/pressUntilDrawn';

/** Where a site's search dialogue has its parts. */
export interface Dialogue {
  readonly input: string;
  readonly hit: string;
  readonly list: string;
}

export const ourDialogue: Dialogue = {
  input: '.DocSearch-Input',
  hit: '.DocSearch-Hit',
  list: '.DocSearch-Dropdown',
};

export const vitepressDialogue: Dialogue = {
  input: '#localsearch-input',
  hit: '.VPLocalSearchBox .result',
  list: '.VPLocalSearchBox .results',
};

/** Opens a page of the site with its search dialogue, which has its index loaded and has answered once. */
export async function openSearch(
  browser: Browser,
  address: string,
  { input, hit }: Dialogue,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.locator(input).fill('box');
  await page.locator(hit).first().waitFor();
  return page;
}

/** Milliseconds from the last letter of `question` to what it finds on the screen. */
export async function lastKeyToHits(
  page: Page,
  question: string,
  { input, hit, list }: Dialogue,
): Promise<number> {
  await page.bringToFront();
  await page.locator(input).fill('');
  await page.waitForSelector(hit, { state: 'detached' });
  await page.locator(input).pressSequentially(question.slice(0, -1), { delay: 60 });
  // What the letters before it find is drawn by then.
  await page.waitForTimeout(800);
  return pressUntilDrawn(page, question.slice(-1), list, 2000);
}
