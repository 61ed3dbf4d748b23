import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { attributes } from '../../src/bootstrap/shared';
import { isFullRun } from './fullRun';

/** WCAG 2.2, levels A and AA. Requirement 11.10. */
const standard: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
};

/** The rules that look at colours: the only ones that a second colour mode can break. */
const rulesOfColor: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** The standard and what else axe calls good practice. */
export const allRules: RunOptions = {};

/** Returns what within the element `scope`, as it is now, breaks `rules`: "rule: element", one for each element. */
export async function violationsOf(
  page: Page,
  scope = 'html',
  rules = standard,
): Promise<readonly string[]> {
  await endAnimations(page);
  // All of a long page is looked at as it is once a reader has come to it.
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
 * Marks what proves the same thing again: words of code that look as one before them on the page, thousands on some, lines of only
 * such words, and blocks of the text, a figure for instance, in which every element is of a kind that stands before it. All are looked
 * at in full runs.
 */
async function markKnown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const named = ['role', 'type', 'style', 'aria-hidden', 'aria-expanded', 'tabindex'];
    const signatureOf = (element: Element): string => {
      const attributes = element
        .getAttributeNames()
        .filter((name) => !['class', 'id', known].includes(name))
        .map((name) => name + (named.includes(name) ? (element.getAttribute(name) ?? '') : ''));
      return [element.tagName, ...element.classList, ...attributes].join(' ');
    };
    // Lines may have a ground of their own.
    const groundOf = (element: Element | null): string =>
      element
        ? getComputedStyle(element).backgroundColor +
          groundOf(element.closest('pre') === element ? null : element.parentElement)
        : '';
    const known = 'data-known';
    // Anew for each colour mode: what looks alike in one may differ in the other.
    const looks = new Set<string>();
    const alike = new Set<Element>();
    for (const part of document.querySelectorAll('pre *')) {
      const look = `${part.className} ${getComputedStyle(part).color} ${groundOf(part)}`;
      if (looks.has(look)) alike.add(part);
      looks.add(look);
    }
    const isText = (node: Node): boolean =>
      node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
    // From the last to the first: parts before what they are parts of.
    for (const part of [...document.querySelectorAll('pre *')].reverse())
      part.toggleAttribute(
        known,
        (alike.has(part) || ![...part.childNodes].some(isText)) &&
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
    // Axe compares each element of the page with each that is left out: the fewer, the better.
    for (const inner of document.querySelectorAll(`[${known}] [${known}]`))
      inner.removeAttribute(known);
  });
}

/** The violations in both colour modes; colours change at once, without the transitions of the site. */
export async function violationsInBothModes(
  page: Page,
  scope = 'html',
): Promise<readonly string[]> {
  await page.evaluate(() => {
    // Adopted: the policy of pages allows no style elements of others.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*,::before,::after{transition:none!important}');
    document.adoptedStyleSheets.push(sheet);
  });
  await setColorMode(page, 'light');
  const light = await violationsOf(page, scope);
  await setColorMode(page, 'dark');
  const dark = await violationsOf(page, scope, rulesOfColor);
  return [
    ...light.map((violation) => `light: ${violation}`),
    ...dark.map((violation) => `dark: ${violation}`),
  ];
}

async function setColorMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), mode);
}

/** Texts fade in, and half way their contrast is low: waits for all that moves and comes to an end. */
async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // What is taken away while it moves does not arrive.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
