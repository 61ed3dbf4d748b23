import { load, type CheerioAPI } from 'cheerio';

/** Which part of a page shows what no chosen page before it shows. */
export type Scope = 'document' | 'main';

/**
 * Chooses pages so that every kind of element that any page has is on one of them, and as few elements as possible are
 * looked at. Returns the chosen ones with the part that brought something new.
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

/** What visiting a page costs before anything is looked at, in elements. */
const costOfVisit = 500;

/** Errors: none of the pages has what is missing. */
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

/** What styles, scripts and readers tell an element by, with that of the element around it. */
function kindOf(element: Element): string {
  const { parent } = element;
  const around = parent && isElement(parent) ? signatureOf(parent) : '';
  return `${around} > ${signatureOf(element)}`;
}

/** "button.clean-btn[aria-expanded=false][type=button]" */
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

/** Attributes whose values are words or ids: each page has its own, and none makes another kind of element. */
function isText(attribute: string): boolean {
  return /^aria-(label|labelledby|describedby|controls|owns|details|value\w+)$/.test(attribute);
}
