import { EventEmitter } from 'node:events';
import { listen } from '../../../server/listen';
import { readSite } from '../../../server/site';
import { siteHandler } from '../../../server/siteHandler';
import { noticeableShifts, watchShiftsOfLoading } from '../../support/shifts';
import { htmlOf } from '../../support/siteAddresses';
import { expect, test } from '../../support/test';

// Requirement 11.19.
test('nothing moves when a page stops in the middle of its code and goes on later', async ({
  page,
}) => {
  const address = '/docs/api/classes/Vertex';
  const html = htmlOf(address);
  const middle = html.indexOf('</pre>', html.indexOf('<figure')) - 500;
  const reader = new EventEmitter();
  const built = siteHandler(readSite('build'));
  const site = await listen(
    (request, response) => {
      if (request.url !== address) {
        built(request, response);
        return;
      }
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(html.slice(0, middle));
      reader.once('looked', () => response.end(html.slice(middle)));
    },
    { port: 0, host: 'localhost' },
  );
  await watchShiftsOfLoading(page);
  await page.goto(`${site.url}${address}`, { waitUntil: 'commit' });
  const lines = page.locator('figure pre .code-line');
  await expect(lines.first()).toBeVisible();
  // It is on the screen as it is: what moves later counts as moved.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const before = await lines.count();
  reader.emit('looked');
  await page.waitForLoadState();
  expect(await lines.count()).toBeGreaterThan(before);
  expect(await noticeableShifts(page)).toEqual([]);
  await site.stop();
});
