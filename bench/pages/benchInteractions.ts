import type { Browser } from '@playwright/test';
import { median, formatRow } from '../shared/figures';
import { launchChromium } from '../shared/browser';
import { measureInteraction, type Interaction, type ResponseTimes } from './measureInteraction';

/** The URLs of the sites that a run compares. */
export interface SiteAddresses {
  readonly ours: string;
  readonly vitepress: string;
  readonly starlight: string;
}

/** A reader's action, for each site that supports it. */
interface InteractionOnSites extends Readonly<
  Partial<Record<keyof SiteAddresses, Omit<Interaction, 'pause'>>>
> {
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

const interactions: readonly InteractionOnSites[] = [
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
      feedback: '[data-click-pending], .DocSearch-Input',
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
      feedback: 'site-search dialog[open]',
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
      feedback: '[data-click-pending], main figure canvas',
      done: 'main figure canvas',
    },
  },
  {
    name: 'edit a model',
    ours: {
      address: '/docs/intro',
      press: 'main figure button:text-is("Edit")',
      feedback: '[data-click-pending], main figure .cm-editor',
      done: 'main figure .cm-editor',
    },
  },
];

/** Visits per action and site. The sites alternate. */
const visits = 5;

/** Milliseconds from the page's `load` event to the reader's action. */
const delays = { 'right after load': 0, '3 s after load': 3000 };

/** Prints how soon each site responds to a reader's first action on a slow phone: median, fastest and slowest visit. */
export async function printInteractions(addresses: SiteAddresses): Promise<void> {
  const browser = await launchChromium();
  for (const [delay, pause] of Object.entries(delays)) {
    const columns = ['feedback', 'ours', 'VitePress', 'Starlight'];
    console.log(formatRow(`\nfirst action ${delay}, slow phone, ms`, columns, 22));
    await printInteractionsAfter(pause, browser, addresses);
  }
  await browser.close();
}

async function printInteractionsAfter(
  pause: number,
  browser: Browser,
  addresses: SiteAddresses,
): Promise<void> {
  for (const { name, ...sites } of interactions) {
    const answers: Record<keyof SiteAddresses, ResponseTimes[]> = {
      ours: [],
      vitepress: [],
      starlight: [],
    };
    for (let visit = 0; visit < visits; visit++) {
      for (const site of ['ours', 'vitepress', 'starlight'] as const) {
        const interaction = sites[site];
        if (interaction)
          answers[site].push(
            await measureInteraction(browser, addresses[site], { ...interaction, pause }),
          );
      }
    }
    const all = Object.values(answers);
    const feedback = medianAndRange(answers.ours.map(({ feedback }) => feedback));
    const done = all.map((ofSite) => medianAndRange(ofSite.map((answer) => answer.done)));
    console.log(formatRow(`  ${name}`, [feedback, ...done], 22));
    if (!sites.ours?.query) continue;
    const results = all.map((ofSite) => medianAndRange(ofSite.map(({ result }) => result)));
    console.log(formatRow('  … and see its first result', ['', ...results], 22));
  }
}

/** Formats median and range, like "380 (350–410)". */
function medianAndRange(values: readonly number[]): string {
  if (values.length === 0) return '–';
  const [least, largest] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(0)} (${least.toFixed(0)}–${largest.toFixed(0)})`;
}
