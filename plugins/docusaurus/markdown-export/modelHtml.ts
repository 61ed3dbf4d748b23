import type { CheerioAPI } from 'cheerio/slim';
import { codeHtml, type ContentElements } from './codeHtml';

/** Returns a model as simple HTML: name, description of the picture, error, code and measurements. */
export function modelHtml($: CheerioAPI, figure: ContentElements): ContentElements {
  const titleId = figure.attr('aria-labelledby') ?? '';
  const title = figure.find(`[id="${titleId}"]`).text().trim();
  const alt = figure.find('img[alt]').first().attr('alt') ?? '';
  const name = $('<strong>').text(stepOf(figure) + title);
  const failures = figure.find('p').filter((_, paragraph) => $(paragraph).attr('id') !== titleId);
  const facts = figure
    .find('dt')
    .toArray()
    .map((term) => `${$(term).text()}: ${$(term).next('dd').text()}`);
  return $('<div>').append(
    $('<p>').append(name, alt === '' ? '' : $('<span>').text(` — ${alt}`)),
    failures.length > 0 ? $('<blockquote>').append(failures.clone()) : '',
    codeHtml($, figure.find('pre').text(), 'js', title),
    $('<p>').text(facts.join(' · ')),
  );
}

/** Returns "Step 2 of 3: " for a step of a tutorial, otherwise an empty string. */
function stepOf(figure: ContentElements): string {
  const steps = figure.closest('[role="group"]').find('figure');
  const at = steps.index(figure);
  return at === -1 ? '' : `Step ${at + 1} of ${steps.length}: `;
}
