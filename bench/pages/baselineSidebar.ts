import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** An entry of VitePress's sidebar. */
export interface BaselineItem {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly BaselineItem[];
}

/**
 * Returns our sidebar as VitePress wants it, groups closed as ours are. `titleOf` names the page at an address.
 * Errors: on kinds of entries that our sidebar does not have.
 */
export function baselineSidebar(
  items: readonly Item[],
  titleOf: (address: string) => string,
): BaselineItem[] {
  return items.map((item) => {
    if (typeof item === 'string') return page(addressOf(item), titleOf);
    if (item.type === 'doc') return page(addressOf(item.id), titleOf, item.label);
    if (item.type !== 'category' || !Array.isArray(item.items))
      throw new Error(`The sidebar of the baselines knows no ${JSON.stringify(item)}.`);
    return {
      text: item.label,
      ...(item.link?.type === 'doc' ? { link: addressOf(item.link.id) } : {}),
      collapsed: true,
      items: baselineSidebar(item.items, titleOf),
    };
  });
}

function page(link: string, titleOf: (address: string) => string, label?: string): BaselineItem {
  return { text: label ?? titleOf(link), link };
}

/** "api/index" → "/docs/api" */
const addressOf = (id: string) => `/docs/${id.replace(/\/index$/, '')}`;
