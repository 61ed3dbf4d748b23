import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { startServer, type LocalServer } from '../../support/localServer';

/** The page that embeds the runner document, and the `sandbox` attribute of its frame, or null for no attribute. */
interface Embedding {
  readonly by: 'site' | 'otherSite';
  readonly sandbox: string | null;
}

/** Starts a host that sends none of the site's headers, like GitHub Pages. */
function plainHost(): Promise<LocalServer> {
  const runner = readFileSync('build/play/runner.html');
  return startServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      request.url === '/play/runner.html' ? runner : '<!doctype html><title>A page</title>',
    );
  });
}

const urlOf = ({ host }: LocalServer) => `http://${host.url}:${host.port}`;

test.describe('the runner document on a host without headers', () => {
  let site: LocalServer;
  let otherSite: LocalServer;
  test.beforeAll(async () => {
    site = await plainHost();
    otherSite = await plainHost();
  });
  test.afterAll(() => Promise.all([site.stop(), otherSite.stop()]));

  const startsWorkers = async (page: Page, { by, sandbox }: Embedding): Promise<number> => {
    await page.goto(urlOf(by === 'site' ? site : otherSite));
    const frame = await embed(page, `${urlOf(site)}/play/runner.html`, sandbox);
    return workersStartedBy(page, frame);
  };

  // Requirement 10.25.
  test('runs code for a page of the site in an opaque origin', async ({ page }) => {
    expect(await startsWorkers(page, { by: 'site', sandbox: 'allow-scripts' })).toBe(1);
  });

  for (const [what, embedding] of Object.entries<Embedding>({
    'in the origin of the site, for another site': { by: 'otherSite', sandbox: null },
    'in the origin of the site, for the site itself': { by: 'site', sandbox: null },
    'in a sandbox that keeps the origin': {
      by: 'otherSite',
      sandbox: 'allow-scripts allow-same-origin',
    },
    'for another site, even in a sandbox': { by: 'otherSite', sandbox: 'allow-scripts' },
  })) {
    // Requirement 10.25.
    test(`does not run code ${what}`, async ({ page }) => {
      expect(await startsWorkers(page, embedding)).toBe(0);
    });
  }

  // Requirement 10.25.
  test('does not run code as a top-level document', async ({ page }) => {
    await page.goto(urlOf(otherSite));
    const opening = page.waitForEvent('popup');
    await page.evaluate(
      (url) => {
        Object.assign(window, { runner: window.open(url) });
      },
      `${urlOf(site)}/play/runner.html`,
    );
    const popup = await opening;
    await popup.waitForLoadState();
    expect(await workersStartedBy(page, popup.mainFrame())).toBe(0);
  });
});

/** Opens `url` in a frame of the page, and stores the frame's window in `window.runner`. */
async function embed(page: Page, url: string, sandbox: string | null): Promise<Frame> {
  const loading = page.waitForEvent('frameattached');
  await page.evaluate(
    async ([src, attribute]) => {
      const frame = document.createElement('iframe');
      if (attribute !== null) frame.setAttribute('sandbox', attribute);
      frame.src = src;
      await new Promise((done) => {
        frame.addEventListener('load', done);
        document.body.append(frame);
      });
      Object.assign(window, { runner: frame.contentWindow });
    },
    [url, sandbox] as const,
  );
  return loading;
}

/** Posts code to `runner` as the site's pages do. Returns the number of workers that `runner` starts. */
async function workersStartedBy(page: Page, runner: Frame): Promise<number> {
  await runner.evaluate(() => {
    const seen = { workers: 0 };
    class CountedWorker {
      constructor() {
        seen.workers++;
      }
      postMessage(): void {
        // The worker itself does nothing.
      }
    }
    // This listener runs after the document's own listener, which has accepted or rejected the message by then.
    const handled = new Promise((done) => window.addEventListener('message', done));
    Object.assign(window, { Worker: CountedWorker, handled: handled.then(() => seen.workers) });
  });
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    const target = Reflect.get(window, 'runner') as Window;
    target.postMessage('onmessage = () => undefined', '*', [port1, port2]);
  });
  return runner.evaluate(() => Reflect.get(window, 'handled') as Promise<number>);
}
