import type { Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

/** WCAG 2.2, levels A and AA. Requirement 11.10. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that look at colours: the only ones that a second colour mode can break. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** Returns what of `page`, as it is now, breaks the standard: "rule: element", one for each element. */
async function violationsOf(
  page: Page,
  runOnly: RunOnly = { type: 'tag', values: standard },
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: only,
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) =>
        `${id}: ${target.join(' ')} (${failureSummary ?? ''})`.replaceAll(/\s+/g, ' '),
      ),
    );
  }, runOnly);
}

/** The violations in both colour modes; colours change at once, without the transitions of the site. */
export async function violationsInBothModes(page: Page): Promise<readonly string[]> {
  await page.addStyleTag({ content: '*,::before,::after{transition:none!important}' });
  await setColorMode(page, 'light');
  const light = await violationsOf(page);
  await setColorMode(page, 'dark');
  const dark = await violationsOf(page, { type: 'rule', values: rulesOfColor });
  return [
    ...light.map((violation) => `light: ${violation}`),
    ...dark.map((violation) => `dark: ${violation}`),
  ];
}

async function setColorMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), mode);
}
