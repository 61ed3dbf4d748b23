import type { ReactNode } from 'react';
// A router without a window's address: @docusaurus/router has none.
import { MemoryRouter } from 'react-router-dom';
import { renderHook, type RenderHookResult } from '@testing-library/react';
import type { DocusaurusContext } from '@docusaurus/types';
import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import { Context as SiteContext } from '@docusaurus/core/lib/client/docusaurusContext';

interface Site {
  readonly path?: string;
  readonly themeConfig?: object;
  readonly globalData?: object;
  /** Providers between the site and the hook. */
  readonly within?: (children: ReactNode) => ReactNode;
}

/** Calls a real hook of Docusaurus as a page of a site with this configuration would: for tests. */
export function renderInSite<Result>(
  hook: () => Result,
  { path = '/', themeConfig = {}, globalData = {}, within = (children) => children }: Site = {},
): RenderHookResult<Result, unknown> {
  const site = {
    siteConfig: { baseUrl: '/', future: { experimental_router: 'browser' }, themeConfig },
    globalData,
  } as DocusaurusContext;
  return renderHook(hook, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <MemoryRouter initialEntries={[path]}>
        <SiteContext.Provider value={site}>
          <BrowserContext.Provider value>{within(children)}</BrowserContext.Provider>
        </SiteContext.Provider>
      </MemoryRouter>
    ),
  });
}
