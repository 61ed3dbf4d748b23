import { mkdirSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { PublishedSite } from '../support/publishedSite';
import type { Driver } from './drivers/driver';
import { engines, startFirefox, type BrowserEngine } from './engines';
import { Reader } from './reader';

/*
 * One visit in each engine with the actions of most readers, from the home page to the playground. Each test
 * continues where the previous one stopped. Engines that are not installed are skipped.
 */

const guide = '/docs/use-as-a-library';
const title = 'The box of the app';
const outcome = 'figure [aria-label="Outcome of the run"], main [aria-label="Outcome of the run"]';
const inModel = (name: string) => ({ css: 'figure button', name });

/** Sets up a visit in one engine. A failed step leaves a screenshot. */
function visit(name: string, start: BrowserEngine[1]) {
  const visit = {} as { site: PublishedSite; driver: Driver; reader: Reader };
  beforeAll(async () => {
    visit.site = await PublishedSite.open();
    visit.driver = await start!();
    visit.reader = new Reader(visit.driver, visit.site.url);
  });
  afterAll(async () => {
    await visit.driver.quit();
    await visit.site.disconnect();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    mkdirSync('test-results/engines', { recursive: true });
    await visit.driver.saveScreenshot(`test-results/engines/${name}, ${task.name}.png`);
  });
  return visit;
}

// Requirement 12.25.
describe.each(engines)('a reader in %s', (name, start) => {
  describe.skipIf(start === null)('in one visit', () => {
    const at = visit(name, start);

    it('opens the documentation from the home page', async () => {
      await at.reader.open('/');
      await at.reader.click({ css: 'nav a', name: 'Documentation' });
      await at.reader.waitForText('h1', /^Introduction$/);
      await at.reader.waitForPath(/^\/docs\/intro$/);
    });

    it('turns a model on a guide page', async () => {
      await at.reader.open(guide);
      await at.reader.click(inModel(`Turn ${title}`));
      await at.reader.waitForPicture('figure canvas');
    });

    it('rebuilds a model after a parameter has changed', async () => {
      await at.reader.click(inModel('Parameters'));
      await at.reader.click({ css: 'figure input[type="range"]' });
      await at.reader.press('ArrowRight');
      await at.reader.waitForText(outcome, /^The model was built \(run \d\)\.$/);
    });

    it('runs the edited code of a model', async () => {
      await at.reader.click(inModel('Edit'));
      await at.reader.click({ css: 'figure .cm-content' });
      await at.reader.press('DocumentEnd');
      await at.reader.type('// mine');
      await at.reader.click(inModel('Run'));
      await at.reader.waitForText(outcome, /^The model was built \(run [2-9]\)\.$/);
      await at.reader.waitForText('figure', /Your version/);
    });

    it('opens a result of the search dialog', async () => {
      await at.reader.click({ css: 'button.DocSearch-Button' });
      await at.reader.waitUntilVisible({ css: '.DocSearch-Input:focus' });
      await at.reader.type('fillet');
      await at.reader.waitUntilVisible({ css: '.DocSearch-Hit a' });
      await at.reader.press('Enter');
      await at.reader.waitForPath(/^\/docs\/(?!use-as)/);
    });

    // Requirement 7.21.
    it('opens another page while one is loading', async () => {
      await at.reader.click({ css: 'button.DocSearch-Button' });
      await at.reader.waitUntilVisible({ css: '.DocSearch-Input:focus' });
      await at.reader.type('import');
      await at.reader.waitUntilVisible({ css: '.DocSearch-Hit a[href*="/importSTEP"]' });
      at.site.unanswered = /\/assets\/js\//;
      await at.reader.click({ css: '.DocSearch-Hit a[href*="/importSTEP"]' });
      await at.reader.waitForPath(/\/importSTEP$/);
      at.site.unanswered = null;
      await at.reader.open('/search?q=fillet');
      await at.reader.waitForPath(/^\/search$/);
    });

    it('sees results on the search page', async () => {
      await at.reader.open('/search?q=fillet');
      await at.reader.waitUntilVisible({ css: 'main article a' });
    });

    it('switches to dark mode', async () => {
      await at.reader.open('/docs/api/');
      await at.reader.click({ css: 'button[aria-label^="Switch between dark and light"]' });
      await at.reader.waitUntilVisible({ css: 'html[data-theme="dark"]' });
    });

    it('runs a model in the playground', async () => {
      await at.reader.open('/playground?start=cheat-sheet/box');
      // The editor replaces the Run button of the built HTML.
      await at.reader.waitUntilVisible({ css: '.cm-editor' });
      await at.reader.click({ css: 'button', name: 'Run' });
      await at.reader.waitForText(outcome, /^The model was built/);
    });

    // Requirements 10.83, 10.84, 10.86. Chromium asks for a file in a window that drivers cannot operate.
    it('stores and saves a model that was written in the playground', async () => {
      await at.reader.open('/playground');
      await at.reader.click({ css: '.cm-content' });
      await at.reader.press('DocumentEnd');
      await at.reader.type('// mine');
      await at.reader.click({ css: 'button', name: 'Run' });
      await at.reader.waitForText(outcome, /^The model was built/);
      if (name !== 'Chromium') {
        await at.reader.click({ css: 'button', name: 'Save file' });
        await at.reader.waitForText('button + [role="status"]:not(:empty)', /^Downloaded\.$/);
      }
      await at.reader.open('/playground');
      await at.reader.waitForText('.cm-content', /\/\/ mine/);
      await at.reader.click({ css: 'button', name: 'My models' });
      await at.reader.waitForText('dialog', /Untitled/);
    });

    // Requirement 10.96.
    it('runs a model while it is being typed', async () => {
      await at.reader.open('/playground');
      await at.reader.click({ css: 'input[role="switch"]' });
      await at.reader.click({ css: '.cm-content' });
      await at.reader.press('DocumentEnd');
      await at.reader.type('// more');
      await at.reader.waitForText(outcome, /^The model was built/);
    });

    // Requirement 15.2.
    it('checks an exercise', async () => {
      await at.reader.open('/docs/tutorial-overview/using-the-workbench#exercise-plate');
      await at.reader.click({ css: 'figure button', name: 'Check' });
      await at.reader.waitForText('[aria-label="Answer"]', /still 6 mm thick/);
    });

    // Requirements 14.1, 14.3.
    it('shows visited pages offline', async () => {
      await at.reader.open(guide);
      await at.reader.waitUntilCached(guide);
      await at.site.disconnect();
      await at.reader.open(guide);
      await at.reader.waitForText('h1', /^replicad as a library$/);
      await at.reader.click(inModel(`Turn ${title}`));
      await at.reader.waitForPicture('figure canvas');
      await at.reader.read('/docs/glossary');
      await at.reader.waitForText('h1', /^This page is not kept on this device$/);
    });
  });
});

describe.skipIf(startFirefox === null)('Firefox without WebGL', () => {
  const at = visit('Firefox without WebGL', () => startFirefox!({ 'webgl.disabled': true }));

  // Requirement 10.13.
  it('keeps the picture of a model and says that the browser cannot draw in 3D', async () => {
    await at.reader.open(guide);
    await at.reader.click(inModel(`Turn ${title}`));
    await at.reader.waitForText('figure [role="status"]', /^This browser cannot draw in 3D here/);
    await at.reader.waitUntilVisible({ css: 'figure img' });
  });
});
