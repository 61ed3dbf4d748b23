import { EventEmitter } from 'node:events';
import { listen } from '../../../server/listen';
import { readSite } from '../../../server/site';
import { siteHandler } from '../../../server/siteHandler';
import { codeLine } from '../../support/modelOnPage';
import { readNoticeableShifts, watchShiftsOfLoading } from '../../support/layoutShifts';
import { readHtml } from '../../support/siteAddresses';
import { expect, test } from '../../support/test';

for (const { place, address, findCut, lastPart } of [
  {
    place: 'in the middle of its code',
    address: '/docs/api/classes/Vertex',
    findCut: (html: string) => html.indexOf('</pre>', html.indexOf('<figure')) - 500,
    lastPart: `figure pre ${codeLine}`,
  },
  {
    place: 'after the first column of its footer',
    address: '/search',
    findCut: (html: string) => html.indexOf('<ul', html.indexOf('<footer')),
    lastPart: 'footer span',
  },
]) {
  // Requirement 11.19.
  test(`nothing moves if the HTML of a page pauses ${place}`, async ({ page }) => {
    const html = readHtml(address);
    const cut = findCut(html);
    const reader = new EventEmitter();
    const built = siteHandler(readSite('build'));
    const site = await listen(
      (request, response) => {
        if (request.url !== address) {
          built(request, response);
          return;
        }
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.write(html.slice(0, cut));
        reader.once('looked', () => response.end(html.slice(cut)));
      },
      { port: 0, host: 'localhost' },
    );
    await watchShiftsOfLoading(page);
    await page.goto(`${site.url}${address}`, { waitUntil: 'commit' });
    const part = page.locator(lastPart);
    await expect(part.first()).toBeVisible();
    // Once this part of the HTML is painted, any later movement counts as a layout shift.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const before = await part.count();
    reader.emit('looked');
    await page.waitForLoadState();
    expect(await part.count()).toBeGreaterThan(before);
    expect(await readNoticeableShifts(page)).toEqual([]);
    await site.stop();
  });
}
