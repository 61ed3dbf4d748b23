import { writeFileSync } from 'node:fs';
import { launch, type ElementHandle, type LaunchOptions } from 'puppeteer-core';
import { findElement, type Driver, type Target } from './driver';

/** Drives Chromium, and Firefox over WebDriver BiDi, which needs no driver program. */
export async function puppeteerDriver(options: LaunchOptions): Promise<Driver> {
  const browser = await launch({ ...options, defaultViewport: { width: 1400, height: 900 } });
  const page = await browser.newPage();
  const find = async (target: Target) =>
    (await page.evaluateHandle(findElement, target)).asElement() as ElementHandle | null;
  return {
    open: async (address) => {
      await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    },
    ask: async (question, text) => page.evaluate(question, text),
    isShown: async (target) => (await find(target)) !== null,
    click: async (target) => (await find(target))?.click(),
    type: (text) => page.keyboard.type(text),
    press: async (key) => {
      if (key !== 'DocumentEnd') return page.keyboard.press(key);
      await page.keyboard.down('Control');
      await page.keyboard.press('End');
      await page.keyboard.up('Control');
    },
    saveScreenshot: async (file) => writeFileSync(file, await page.screenshot()),
    quit: () => browser.close(),
  };
}
