import type { ReactNode } from 'react';
// MemoryRouter ignores the URL of the window. @docusaurus/router does not export it.
import { MemoryRouter } from 'react-router-dom';
import { render, type RenderResult } from '@testing-library/react';
import type { DocusaurusContext } from '@docusaurus/types';
import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import { Context as SiteContext } from '@docusaurus/core/lib/client/docusaurusContext';

interface Site {
  readonly path?: string;
  readonly themeConfig?: object;
  /** Adds providers around the rendered part, inside the providers of the site. */
  readonly within?: (children: ReactNode) => ReactNode;
}

/** Renders `part` as on a page of a site with the configuration `site`. */
export function renderInSite(part: ReactNode, site: Site = {}): RenderResult {
  return render(part, { wrapper: wrapperOf(site) });
}

function wrapperOf({ path = '/', themeConfig = {}, within = (children) => children }: Site) {
  const site = {
    siteConfig: { baseUrl: '/', future: { experimental_router: 'browser' }, themeConfig },
    globalData: {},
  } as DocusaurusContext;
  return function SiteWrapper({ children }: { readonly children: ReactNode }): ReactNode {
    return (
      <MemoryRouter initialEntries={[path]}>
        <SiteContext.Provider value={site}>
          <BrowserContext.Provider value>{within(children)}</BrowserContext.Provider>
        </SiteContext.Provider>
      </MemoryRouter>
    );
  };
}
