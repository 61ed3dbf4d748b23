import { mkdirSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { PublishedSite } from '../support/publishedSite';
import type { Driver } from './drivers/driver';
import { engines, startFirefox, type Engine } from './engines';
import { Reader } from './reader';

/*
 * What most readers do, from the first page to the playground, in each engine. Steps follow each other on the pages of one
 * visit. An engine that this machine does not have is not run.
 */

const guide = '/docs/use-as-a-library';
const title = 'The box of the app';
const outcome = 'figure [aria-label="Outcome of the run"], main [aria-label="Outcome of the run"]';
const inModel = (name: string) => ({ css: 'figure button', name });

/** A visit in one engine; what a reader saw when a step failed is kept as a picture. */
function visit(name: string, start: Engine[1]) {
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
describe.each(engines)('the main road in %s', (name, start) => {
  describe.skipIf(start === null)('as readers go it', () => {
    const at = visit(name, start);

    it('leads from home to the documentation', async () => {
      await at.reader.open('/');
      await at.reader.click({ css: 'nav a', name: 'Documentation' });
      await at.reader.reads('h1', /^Introduction$/);
      await at.reader.isAt(/^\/docs\/intro$/);
    });

    it('turns the model of a guide page', async () => {
      await at.reader.open(guide);
      await at.reader.click(inModel(`Turn ${title}`));
      await at.reader.seesPicture('figure canvas');
    });

    it('runs the model with another parameter', async () => {
      await at.reader.click(inModel('Parameters'));
      await at.reader.click({ css: 'figure input[type="range"]' });
      await at.reader.press('ArrowRight');
      await at.reader.reads(outcome, /^The model was built \(run \d\)\.$/);
    });

    it('edits its code and runs that', async () => {
      await at.reader.click(inModel('Edit'));
      await at.reader.click({ css: 'figure .cm-content' });
      await at.reader.press('DocumentEnd');
      await at.reader.type('// mine');
      await at.reader.click(inModel('Run'));
      await at.reader.reads(outcome, /^The model was built \(run [2-9]\)\.$/);
      await at.reader.reads('figure', /Your version/);
    });

    it('searches in the window', async () => {
      await at.reader.click({ css: 'button.DocSearch-Button' });
      await at.reader.sees({ css: '.DocSearch-Input:focus' });
      await at.reader.type('fillet');
      await at.reader.sees({ css: '.DocSearch-Hit a' });
      await at.reader.press('Enter');
      await at.reader.isAt(/^\/docs\/(?!use-as)/);
    });

    it('leaves for another address while a page is loading', async () => {
      await at.reader.click({ css: 'button.DocSearch-Button' });
      await at.reader.sees({ css: '.DocSearch-Input:focus' });
      await at.reader.type('import');
      await at.reader.sees({ css: '.DocSearch-Hit a[href*="/importSTEP"]' });
      at.site.unanswered = /\/assets\/js\//;
      await at.reader.click({ css: '.DocSearch-Hit a[href*="/importSTEP"]' });
      await at.reader.isAt(/\/importSTEP$/);
      at.site.unanswered = null;
      await at.reader.open('/search?q=fillet');
      await at.reader.isAt(/^\/search$/);
    });

    it('searches on the page', async () => {
      await at.reader.open('/search?q=fillet');
      await at.reader.sees({ css: 'main article a' });
    });

    it('changes the colours', async () => {
      await at.reader.open('/docs/api/');
      await at.reader.click({ css: 'button[aria-label^="Switch between dark and light"]' });
      await at.reader.sees({ css: 'html[data-theme="dark"]' });
    });

    it('runs a model in the playground', async () => {
      await at.reader.open('/playground?start=cheat-sheet/box');
      // The Run of the page's HTML makes way for the editor's.
      await at.reader.sees({ css: '.cm-editor' });
      await at.reader.click({ css: 'button', name: 'Run' });
      await at.reader.reads(outcome, /^The model was built/);
    });

    // Requirements 14.1, 14.3.
    it('goes on without a connection, on pages that were seen', async () => {
      await at.reader.open(guide);
      await at.reader.keeps(guide);
      await at.site.disconnect();
      await at.reader.open(guide);
      await at.reader.reads('h1', /^replicad as a library$/);
      await at.reader.click(inModel(`Turn ${title}`));
      await at.reader.seesPicture('figure canvas');
      await at.reader.read('/docs/glossary');
      await at.reader.reads('h1', /^This page is not kept on this device$/);
    });
  });
});

describe.skipIf(startFirefox === null)('Firefox without WebGL', () => {
  const at = visit('Firefox without WebGL', () => startFirefox!({ 'webgl.disabled': true }));

  // Requirement 10.13.
  it('leaves the picture, with a sentence', async () => {
    await at.reader.open(guide);
    await at.reader.click(inModel(`Turn ${title}`));
    await at.reader.reads('figure [role="status"]', /^This browser cannot draw in 3D here/);
    await at.reader.sees({ css: 'figure img' });
  });
});
