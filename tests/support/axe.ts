import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { attributes } from '../../src/bootstrap/shared';
import { isFullRun } from './fullRun';

/** WCAG 2.2, levels A and AA. Requirement 11.10. */
const standard: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
};

/** Rules about colour. Only these rules can give different results in the other colour mode. */
const rulesOfColor: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** The WCAG rules together with axe's best practices. */
export const allRules: RunOptions = {};

/** Returns the violations of `rules` within the element `scope`, one "rule: element (summary)" per element. */
export async function findViolations(
  page: Page,
  scope = 'html',
  rules = standard,
): Promise<readonly string[]> {
  await endAnimations(page);
  // Lays out figures with skipped layout, because axe checks the whole page.
  await page.evaluate((name) => document.documentElement.removeAttribute(name), attributes.layout);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  if (!isFullRun) await markKnown(page);
  return page.evaluate(
    async ([selector, options]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { include: selector, exclude: '[data-known]' },
        {
          ...options,
          resultTypes: ['violations'],
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) =>
          `${id}: ${target.join(' ')} (${failureSummary ?? ''})`.replaceAll(/\s+/g, ' '),
        ),
      );
    },
    [scope, rules] as const,
  );
}

/**
 * Marks elements that would repeat an earlier check: code tokens that look like an earlier token on the page, lines of
 * only such tokens, and blocks (such as figures) of only known kinds of elements. Some
 * pages have thousands of tokens. A full run checks everything.
 */
async function markKnown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const comparedByValue = ['role', 'type', 'style', 'aria-hidden', 'aria-expanded', 'tabindex'];
    const signatureOf = (element: Element): string => {
      const attributes = element
        .getAttributeNames()
        .filter((name) => !['class', 'id', known].includes(name))
        .map(
          (name) =>
            name + (comparedByValue.includes(name) ? (element.getAttribute(name) ?? '') : ''),
        );
      return [element.tagName, ...element.classList, ...attributes].join(' ');
    };
    // A line of code may have its own background.
    const groundOf = (element: Element | null): string =>
      element
        ? getComputedStyle(element).backgroundColor +
          groundOf(element.closest('pre') === element ? null : element.parentElement)
        : '';
    const known = 'data-known';
    // Not kept between calls: tokens that look alike in one colour mode may differ in the other mode.
    const looks = new Set<string>();
    const repeated = new Set<Element>();
    for (const part of document.querySelectorAll('pre *')) {
      const look = `${part.className} ${getComputedStyle(part).color} ${groundOf(part)}`;
      if (looks.has(look)) repeated.add(part);
      looks.add(look);
    }
    const isText = (node: Node): boolean =>
      node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
    // Visits elements in reverse order, because a parent is marked if all its children are marked.
    for (const part of [...document.querySelectorAll('pre *')].reverse())
      part.toggleAttribute(
        known,
        (repeated.has(part) || ![...part.childNodes].some(isText)) &&
          [...part.children].every((child) => child.hasAttribute(known)),
      );
    const kinds = new Set<string>();
    for (const block of document.querySelectorAll('.markdown > *')) {
      const ofBlock = [block, ...block.querySelectorAll('*')].map(
        (element) => `${signatureOf(element.parentElement ?? element)} > ${signatureOf(element)}`,
      );
      block.toggleAttribute(
        known,
        ofBlock.every((kind) => kinds.has(kind)),
      );
      for (const kind of ofBlock) kinds.add(kind);
    }
    // Axe compares each element with each excluded element, so excluding only the outermost elements is faster.
    for (const inner of document.querySelectorAll(`[${known}] [${known}]`))
      inner.removeAttribute(known);
  });
}

/** Returns the violations in both colour modes. Disables transitions, so that colours change immediately. */
export async function violationsInBothModes(
  page: Page,
  scope = 'html',
): Promise<readonly string[]> {
  await page.evaluate(() => {
    // Uses an adopted style sheet, because the pages' CSP blocks style elements that a test adds.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*,::before,::after{transition:none!important}');
    document.adoptedStyleSheets.push(sheet);
  });
  await setColorMode(page, 'light');
  const light = await findViolations(page, scope);
  await setColorMode(page, 'dark');
  const dark = await findViolations(page, scope, rulesOfColor);
  return [
    ...light.map((violation) => `light: ${violation}`),
    ...dark.map((violation) => `dark: ${violation}`),
  ];
}

async function setColorMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), mode);
}

/** Waits until all finite animations have ended, because text that is fading in has too little contrast. */
async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // `finished` rejects if the animated element is removed, so this uses `allSettled`.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
