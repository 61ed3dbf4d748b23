import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { allowCopying, copiedText } from '../../support/clipboard';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';
import { readOutcome } from '../../support/playground';

/** The pages of the tutorial, in the order of the sidebar. */
const addresses = Array.from(
  readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
  ([, location]) => new URL(location ?? '').pathname,
).filter((address) => address.startsWith('/docs/tutorial-making-a-watering-can/'));

interface Step {
  readonly title: string;
  readonly code: string;
  /** The facts below the picture: "Volume 39,270 mm³", "Size 60 × 40 × 25 mm", … */
  readonly facts: readonly string[];
}

for (const address of addresses) {
  const title = `each step of ${address} has the facts of the page when pasted into the playground`;
  test(title, async ({ page }) => {
    test.setTimeout(400_000);
    await allowCopying(page);
    const shell = new Shell(page);
    await shell.open(address);
    const steps = await copySteps(page);
    expect(steps.length).toBeGreaterThan(0);
    await shell.open('/playground');
    for (const { title: step, code, facts } of steps) {
      await test.step(step, async () => {
        expect(facts.length, 'the page shows numbers').toBeGreaterThan(1);
        await paste(page, code);
        await pressRun(page);
        const built = page.getByRole('region', { name: 'Model' });
        await expect.poll(() => differences(built, facts)).toEqual([]);
      });
    }
  });
}

/**
 * Returns all steps of the page, including hidden ones. Reads the code from the clipboard after pressing each copy
 * button.
 */
async function copySteps(page: Page): Promise<readonly Step[]> {
  const steps: Step[] = [];
  // The goal of an exercise is not a step.
  const figures = page
    .getByRole('article')
    .locator('figure:has(pre):has(dl):not([data-search="off"] figure)');
  for (const figure of await figures.all()) {
    await bringForward(figure);
    await figure.getByRole('button', { name: 'Copy code to clipboard' }).click();
    steps.push({
      title: (await figure.locator('p').first().textContent()) ?? '',
      code: await copiedText(page),
      facts: await factsIn(figure),
    });
  }
  return steps;
}

/** Makes a figure visible: opens the collapsed solution that contains it and presses "Next" until its step is shown. */
async function bringForward(figure: Locator): Promise<void> {
  const closed = figure.locator('xpath=ancestor::details[not(@open)]/summary');
  if ((await closed.count()) > 0) await closed.click();
  const steps = figure.locator('xpath=ancestor::*[@role="group"][1]');
  while (!(await figure.isVisible()))
    await steps.getByRole('button', { name: 'Next' }).click({ timeout: 30_000 });
}

/** Replaces the code in the editor by pasting, as a reader would. */
async function paste(page: Page, code: string): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  const editor = page.getByRole('textbox', { name: /^Code of/ });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

/** Presses Run and waits for the outcome of that run, not of an earlier one. */
async function pressRun(page: Page): Promise<void> {
  const status = page.getByRole('status', { name: 'Outcome of the run' });
  const before = (await status.count()) > 0 ? await status.innerText() : '';
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(status).not.toHaveText(before, { timeout: 60_000 });
  expect(await readOutcome(page)).toMatch(/^The model was built/);
}

/**
 * Returns the facts that differ. Builds agree only to four significant digits, because a curved solid's bounding box
 * depends on earlier computations of the kernel.
 */
async function differences(
  place: Locator,
  expected: readonly string[],
): Promise<readonly string[]> {
  const found = await factsIn(place);
  return expected.flatMap((fact, index) => {
    const actual = found[index] ?? '';
    const [one, two] = [numbersIn(fact), numbersIn(actual)];
    const isSame =
      one.length === two.length &&
      wordsIn(fact) === wordsIn(actual) &&
      one.every((value, at) => Math.abs(value - (two[at] ?? NaN)) <= Math.max(0.011, value / 5000));
    return isSame && found.length === expected.length ? [] : [`${fact} is ${actual}`];
  });
}

const numberPattern = /\d[\d,]*(\.\d+)?/g;
const numbersIn = (fact: string) =>
  (fact.match(numberPattern) ?? []).map((number) => Number(number.replaceAll(',', '')));
const wordsIn = (fact: string) => fact.replace(numberPattern, 'n');

function factsIn(place: Locator): Promise<readonly string[]> {
  return place
    .locator('dl > div')
    .evaluateAll((facts) =>
      facts.map((fact) => [...fact.children].map((part) => part.textContent).join(' ')),
    );
}
