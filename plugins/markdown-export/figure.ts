import type { CheerioAPI } from 'cheerio';
import { fence } from './fence';
import { rawText, type Element } from './dom';
import { escapeText } from './inline';

/** Returns whether a figure is a model: a name, numbers and code. */
export function isModel($: CheerioAPI, figure: Element): boolean {
  return $(figure).find('pre').length === 1 && $(figure).find('dl').length === 1;
}

/** Returns a model as text: its name and picture in words, what went wrong, its code and its numbers. */
export function modelBlocks($: CheerioAPI, figure: Element): string[] {
  const titleId = $(figure).attr('aria-labelledby') ?? '';
  const title = $(figure).find(`[id="${titleId}"]`).text().trim();
  const alt = $(figure).find('img[alt]').first().attr('alt') ?? '';
  const failures = $(figure)
    .find('p')
    .toArray()
    .filter((element) => $(element).attr('id') !== titleId)
    .map((element) => `> ${escapeText($(element).text().trim())}`);
  const code = $(figure).find('pre').toArray().map(rawText).join('');
  const facts = $(figure)
    .find('dl dt')
    .toArray()
    .map((term) => `${$(term).text()}: ${$(term).next('dd').text()}`);
  return [
    `**${escapeText(stepOf($, figure) + title)}**${alt === '' ? '' : ` — ${escapeText(alt)}`}`,
    ...(failures.length > 0 ? [failures.join('\n>\n')] : []),
    fence(code, 'js', title),
    facts.join(' · '),
  ];
}

/** "Step 2 of 3: " for a model that is one of the steps of a tutorial. */
function stepOf($: CheerioAPI, figure: Element): string {
  const steps = $(figure).closest('[role="group"]').find('figure').toArray();
  const at = steps.findIndex((step) => step === figure);
  return at === -1 ? '' : `Step ${at + 1} of ${steps.length}: `;
}
