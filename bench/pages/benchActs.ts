import type { Browser } from '@playwright/test';
import { median, row } from '../shared/figures';
import { launchChromium } from '../shared/browser';
import { measureAct, type Act, type Answer } from './measureAct';

/** The addresses of the sites that a run compares. */
export interface SiteAddresses {
  readonly ours: string;
  readonly vitepress: string;
  readonly starlight: string;
}

/** A reader's action, for each site that supports it. */
interface ActOnSites extends Readonly<Partial<Record<keyof SiteAddresses, Omit<Act, 'pause'>>>> {
  readonly name: string;
}

const guide = '/docs/tutorial-overview/drawing';
const link = { address: guide, press: 'main p a[href^="/docs/"]' };
const nextGuide = 'a[href^="/docs/tutorial-overview/planes-and-sketches"]';
const sidebarLink = {
  address: guide,
  isWide: true,
  press: `:is(aside, nav.sidebar) ${nextGuide}`,
};

const acts: readonly ActOnSites[] = [
  {
    name: 'open the menu',
    ours: {
      address: guide,
      press: '.navbar__toggle',
      done: '.navbar-sidebar--show .navbar-sidebar a',
    },
    vitepress: { address: guide, press: '.VPLocalNav .menu', done: '.VPSidebar.open a' },
    starlight: {
      address: guide,
      press: 'starlight-menu-button button',
      done: '.sidebar-pane a',
    },
  },
  {
    name: 'open the search',
    ours: {
      address: guide,
      press: '.DocSearch-Button',
      sign: '[data-waiting], .DocSearch-Input',
      done: '.DocSearch-Input',
      query: { typed: 'box', result: '.DocSearch-Hit' },
    },
    vitepress: {
      address: guide,
      press: '.VPNavBarSearch button',
      done: '#localsearch-input',
      query: { typed: 'box', result: '.VPLocalSearchBox .result' },
    },
    starlight: {
      address: guide,
      press: 'site-search button[data-open-modal]',
      sign: 'site-search dialog[open]',
      done: 'site-search .pagefind-ui__search-input',
      query: { typed: 'box', result: 'site-search .pagefind-ui__result' },
    },
  },
  { name: 'follow a link in the text', ours: link, vitepress: link, starlight: link },
  {
    name: '… in the sidebar, on a slow laptop',
    ours: sidebarLink,
    vitepress: sidebarLink,
    starlight: sidebarLink,
  },
  {
    name: 'turn a model',
    ours: {
      address: '/docs/intro',
      press: 'main figure button[aria-label^="Turn"]',
      sign: '[data-waiting], main figure canvas',
      done: 'main figure canvas',
    },
  },
  {
    name: 'edit a model',
    ours: {
      address: '/docs/intro',
      press: 'main figure button:text-is("Edit")',
      sign: '[data-waiting], main figure .cm-editor',
      done: 'main figure .cm-editor',
    },
  },
];

/** Visits per action and site. The sites alternate. */
const visits = 5;

/** Milliseconds from the page's `load` event to the reader's action. */
const moments = { 'right after load': 0, '3 s after load': 3000 };

/** Prints how soon each site responds to a reader's first action on a slow phone: median, fastest and slowest visit. */
export async function printActs(addresses: SiteAddresses): Promise<void> {
  const browser = await launchChromium();
  for (const [moment, pause] of Object.entries(moments)) {
    const columns = ['heard', 'ours', 'VitePress', 'Starlight'];
    console.log(row(`\nfirst action ${moment}, slow phone, ms`, columns, 22));
    await printActsAt(pause, browser, addresses);
  }
  await browser.close();
}

async function printActsAt(
  pause: number,
  browser: Browser,
  addresses: SiteAddresses,
): Promise<void> {
  for (const { name, ...sites } of acts) {
    const answers: Record<keyof SiteAddresses, Answer[]> = {
      ours: [],
      vitepress: [],
      starlight: [],
    };
    for (let visit = 0; visit < visits; visit++) {
      for (const site of ['ours', 'vitepress', 'starlight'] as const) {
        const act = sites[site];
        if (act) answers[site].push(await measureAct(browser, addresses[site], { ...act, pause }));
      }
    }
    const all = Object.values(answers);
    const heard = medianAndRange(answers.ours.map(({ sign }) => sign));
    const done = all.map((ofSite) => medianAndRange(ofSite.map((answer) => answer.done)));
    console.log(row(`  ${name}`, [heard, ...done], 22));
    if (!sites.ours?.query) continue;
    const results = all.map((ofSite) => medianAndRange(ofSite.map(({ result }) => result)));
    console.log(row('  … and see its first result', ['', ...results], 22));
  }
}

/** Returns median and range as text, like "380 (350–410)". */
function medianAndRange(values: readonly number[]): string {
  if (values.length === 0) return '–';
  const [least, largest] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(0)} (${least.toFixed(0)}–${largest.toFixed(0)})`;
}
