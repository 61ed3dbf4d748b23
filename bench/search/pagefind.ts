import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { SearchRecord } from '../../src/search/node';
import { pressUntilDrawn } from '../shared/pressUntilDrawn';

/** Pagefind's index over the same records, one document per page; returns its folder. */
export async function writePagefind(records: readonly SearchRecord[]): Promise<string> {
  // Published for `import` alone.
  const { createIndex } = await import('pagefind');
  const { index } = await createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error('Pagefind did not start.');
  const pages = byPage(records);
  for (const [url, rows] of pages) {
    const title = rows[0]?.hierarchy.lvl1 ?? '';
    const content = rows
      .map(({ type, hierarchy, content }) => content ?? (type === 'content' ? '' : hierarchy[type]))
      .join('. ');
    await index.addCustomRecord({
      url,
      content: `${title}. ${content}`,
      language: 'en',
      meta: { title },
    });
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'pagefind-'));
  await index.writeFiles({ outputPath: path.join(folder, 'pagefind') });
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Pagefind</title>');
  return folder;
}

/** The addresses that Pagefind finds, asked in a browser, where it lives. */
export async function findWithPagefind(page: Page, typed: readonly string[]): Promise<string[][]> {
  return page.evaluate(async (questions) => {
    interface Found {
      results: { data: () => Promise<{ url: string }> }[];
    }
    const address = '/pagefind/pagefind.js';
    const pagefind = (await import(address)) as { search: (text: string) => Promise<Found> };
    const answers: string[][] = [];
    for (const text of questions) {
      const { results } = await pagefind.search(text);
      const data = await Promise.all(results.slice(0, 10).map((result) => result.data()));
      answers.push(data.map(({ url }) => url));
    }
    return answers;
  }, typed);
}

/** Milliseconds from each key press to its hits on the screen, in the real modal. */
export async function measureKeystrokes(
  page: Page,
  questions: readonly string[],
): Promise<number[]> {
  await page.keyboard.press('Control+k');
  await page.waitForSelector('.DocSearch-Input');
  const input = page.locator('.DocSearch-Input');
  await input.fill('box');
  await page.waitForSelector('.DocSearch-Hit');
  const times: number[] = [];
  for (const question of questions) {
    await input.fill('');
    await page.waitForSelector('.DocSearch-Hit', { state: 'detached' });
    for (const key of question) {
      times.push(await pressUntilDrawn(page, key, '.DocSearch-Dropdown'));
    }
  }
  // A key press that changes nothing on the screen has no frame to wait for.
  return times.filter((time) => !Number.isNaN(time));
}

function byPage(records: readonly SearchRecord[]): Map<string, SearchRecord[]> {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const address = record.url_without_anchor;
    pages.set(address, [...(pages.get(address) ?? []), record]);
  }
  return pages;
}
