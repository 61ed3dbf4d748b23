import { load, type CheerioAPI } from 'cheerio';

/** The part of a page with elements that no earlier chosen page has. */
export type Scope = 'document' | 'main';

/**
 * Chooses pages that together have every kind of element of all pages, with as few elements to check as possible.
 * Returns the chosen pages, each with the part that has new kinds.
 */
export function coveringPages(htmlOf: ReadonlyMap<string, string>): ReadonlyMap<string, Scope> {
  const pages = new Map(Array.from(htmlOf, ([address, html]) => [address, elementsOf(html)]));
  const missing = new Set(Array.from(pages.values()).flatMap(({ all }) => [...all]));
  const chosen = new Map<string, Scope>();
  while (missing.size > 0) {
    const address = mostForItsSize(pages, missing);
    const page = pages.get(address)!;
    const brings = [...page.all].filter((kind) => missing.has(kind));
    chosen.set(address, brings.every((kind) => page.inMain.has(kind)) ? 'main' : 'document');
    for (const kind of brings) missing.delete(kind);
  }
  return chosen;
}

const nodesOf = ($: CheerioAPI, selector: string) => $(selector).get();
type Node = ReturnType<typeof nodesOf>[number];
type Element = Extract<Node, { readonly attribs: object }>;

const isElement = (node: Node): node is Element => 'attribs' in node;

interface PageElements {
  readonly count: number;
  readonly all: ReadonlySet<string>;
  readonly inMain: ReadonlySet<string>;
}

function elementsOf(html: string): PageElements {
  const $ = load(html);
  const kindsIn = (selector: string) =>
    new Set(nodesOf($, selector).filter(isElement).filter(isShown).map(kindOf));
  return {
    count: $('body *').length,
    all: kindsIn('body *'),
    inMain: kindsIn('main, main *'),
  };
}

/** Fixed cost of visiting a page, in elements. */
const costOfVisit = 500;

/** Returns the page with the most missing kinds for its cost. Errors: throws if no page has a missing kind. */
function mostForItsSize(
  pages: ReadonlyMap<string, PageElements>,
  missing: ReadonlySet<string>,
): string {
  let best: { readonly address: string; readonly worth: number } | undefined;
  for (const [address, { all, count }] of pages) {
    const brings = [...all].filter((kind) => missing.has(kind)).length;
    const worth = brings / (costOfVisit + count);
    if (brings > 0 && worth > (best?.worth ?? 0)) best = { address, worth };
  }
  if (!best) throw new Error(`No page has ${[...missing].join(', ')}.`);
  return best.address;
}

function isShown({ name }: Element): boolean {
  return !['script', 'style', 'noscript', 'template', 'path'].includes(name);
}

/** Returns the signatures of an element and its parent, by which styles, scripts and readers distinguish elements. */
function kindOf(element: Element): string {
  const { parent } = element;
  const around = parent && isElement(parent) ? signatureOf(parent) : '';
  return `${around} > ${signatureOf(element)}`;
}

/** Returns for example "button.clean-btn[aria-expanded=false][type=button]". */
function signatureOf({ name, attribs }: Element): string {
  const classes = (attribs['class'] ?? '').split(/\s+/).filter(Boolean).sort();
  const attributes = Object.keys(attribs)
    .filter((attribute) => attribute.startsWith('aria-') || distinguishing.includes(attribute))
    .sort()
    .map((attribute) =>
      isText(attribute) ? `[${attribute}]` : `[${attribute}=${attribs[attribute] ?? ''}]`,
    );
  return [name, ...classes.map((one) => `.${one}`), ...attributes].join('');
}

const distinguishing = ['role', 'type', 'tabindex', 'disabled', 'hidden', 'open'];

/** Returns true if the values of an attribute are words or ids, which differ by page but do not make another kind. */
function isText(attribute: string): boolean {
  return /^aria-(label|labelledby|describedby|controls|owns|details|value\w+)$/.test(attribute);
}
