// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '@testing-library/react';
import {
  DocsPreferredVersionContextProvider,
  useActivePlugin,
  useDoc,
  useDocById,
  useDocsData,
  useDocsPreferredVersion,
  useDocsSidebar,
  useDocsVersion,
  useLayoutDoc,
  useLayoutDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import { renderInSite } from '../support/renderInSite';

// The table of routes would bring every page of the site.
vi.mock('@generated/routes', () => ({ default: [] }));

const docs = {
  path: '/docs',
  versions: [
    {
      name: 'current',
      label: 'Next',
      isLast: true,
      path: '/docs',
      mainDocId: 'intro',
      docs: [
        { id: 'intro', path: '/docs/intro', sidebar: 'typedocSidebar' },
        { id: 'use-as-a-library', path: '/docs/use-as-a-library', sidebar: 'typedocSidebar' },
      ],
      draftIds: ['unfinished'],
      sidebars: { typedocSidebar: { link: { path: '/docs/intro', label: 'Introduction' } } },
    },
  ],
  breadcrumbs: true,
};
const globalData = { 'docusaurus-plugin-content-docs': { default: docs } };
const themeConfig = { docs: { versionPersistence: 'localStorage' } };
const site = {
  path: '/docs/intro',
  globalData,
  themeConfig,
  within: (children: React.ReactNode) => (
    <DocsPreferredVersionContextProvider>{children}</DocsPreferredVersionContextProvider>
  ),
};

beforeEach(() => {
  // React writes what a component threw; the tests read the error itself.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('errors of the docs', () => {
  // Requirement 8.16.
  it('docs data missing for a plugin or id is an error', () => {
    expect(() => renderInSite(() => useDocsData('other'), site)).toThrow(/pluginId=other/);
    expect(renderInSite(() => useDocsData('default'), site).result.current).toBe(docs);
  });

  // Requirement 8.18.
  it('the docs plugin not enabled is an error', () => {
    expect(() => renderInSite(() => useDocsData('default'))).toThrow(/does not seem to be enabled/);
  });

  // Requirement 8.17.
  it('no active docs plugin for the path lists the existing docs plugin paths', () => {
    const useActive = () => useActivePlugin({ failfast: true });
    expect(() => renderInSite(useActive, { ...site, path: '/nowhere' })).toThrow(
      /Can't find active docs plugin for "\/nowhere".*Existing docs plugin paths are: \/docs/,
    );
    expect(renderInSite(useActive, site).result.current?.pluginId).toBe('default');
  });

  // Requirement 8.20.
  it('a missing sidebar id lists the available ids', () => {
    expect(() => renderInSite(() => useLayoutDocsSidebar('none'), site)).toThrow(
      /Can't find any sidebar with id "none"[^]*Available sidebar ids are:\n- typedocSidebar/,
    );
  });

  // Requirements 8.20, 8.21.
  it('a missing doc id lists the available ids; a draft is null', () => {
    expect(() => renderInSite(() => useLayoutDoc('none'), site)).toThrow(
      /Couldn't find any doc with id "none"[^]*Available doc ids are:\n- intro\n- use-as-a-library/,
    );
    expect(renderInSite(() => useLayoutDoc('unfinished'), site).result.current).toBeNull();
    expect(renderInSite(() => useLayoutDoc('intro'), site).result.current?.path).toBe(
      '/docs/intro',
    );
  });

  // Requirement 8.19.
  it.each([
    { name: 'DocsVersionProvider', useIt: () => useDocsVersion() },
    { name: 'DocsVersionProvider', useIt: () => useDocById('intro') },
    { name: 'DocsSidebarProvider', useIt: () => useDocsSidebar() },
    { name: 'DocProvider', useIt: () => useDoc() },
    { name: 'DocsPreferredVersionContextProvider', useIt: () => useDocsPreferredVersion() },
  ])('a context hook outside its provider names $name', ({ name, useIt }) => {
    expect(() =>
      renderInSite(useIt as () => unknown, { ...site, within: (children) => children }),
    ).toThrow(`is called outside the <${name}>`);
  });
});

describe('the preferred docs version', () => {
  const key = 'docs-preferred-version-default';

  // Requirement 4.11.
  it('is kept when it still exists', () => {
    localStorage.setItem(key, 'current');
    const { result } = renderInSite(() => useDocsPreferredVersion(), site);
    expect(result.current.preferredVersion?.name).toBe('current');
    expect(localStorage.getItem(key)).toBe('current');
  });

  // Requirement 4.12.
  it('is cleared when it exists no more', () => {
    localStorage.setItem(key, '0.1');
    const { result } = renderInSite(() => useDocsPreferredVersion(), site);
    expect(result.current.preferredVersion).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });

  // Requirement 3.19.
  it('is stored under its key when the reader chooses', () => {
    const { result } = renderInSite(() => useDocsPreferredVersion(), site);
    act(() => result.current.savePreferredVersionName('current'));
    expect(localStorage.getItem(key)).toBe('current');
  });
});
