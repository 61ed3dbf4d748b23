// @vitest-environment jsdom
import { Component, type ReactElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import ComponentCreator from '@docusaurus/ComponentCreator';

/** What the chunk of the only page gives, one loading after the other. */
const loadings = vi.hoisted(() => [] as (() => Promise<object>)[]);

vi.mock('@generated/routesChunkNames', () => ({
  default: { '/page-0': { __comp: 'page', __context: { plugin: 'plugin' } } },
}));
vi.mock('@generated/registry', () => ({
  default: {
    page: [() => loadings.shift()?.(), '@site/page', 0],
    plugin: [() => Promise.resolve({ default: { id: 'default', name: 'pages' } }), 'plugin', 1],
  },
}));

const isThere = () => Promise.resolve({ default: () => <p>The page</p> });
const isOutOfReach = () => Promise.reject(new Error('Loading chunk 7 failed.'));

beforeEach(() => {
  // React writes what a component threw; the tests read the error itself.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  loadings.length = 0;
});

describe('a route and its chunk', () => {
  // Requirement 8.13.
  it('a failed chunk load shows error text with a Retry button', async () => {
    loadings.push(isOutOfReach, isOutOfReach, isThere);
    renderPage();
    expect((await screen.findByRole('alert')).textContent).toContain('Loading chunk 7 failed.');

    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Loading chunk 7 failed.');

    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The page')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  // Requirement 8.14.
  it('a route component without a default export is an error', async () => {
    loadings.push(() => Promise.resolve({ Page: () => <p>The page</p> }));
    renderPage();
    expect((await screen.findByText(/^Caught/)).textContent).toMatch(
      /The page component at \/page doesn't have a default export/,
    );
  });
});

function renderPage(): void {
  const Page = ComponentCreator('/page', '0');
  render(
    <Catch>
      <Page />
    </Catch>,
  );
}

/** Shows what was thrown below it. */
class Catch extends Component<{ readonly children: ReactNode }, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <Caught error={error} /> : this.props.children;
  }
}

function Caught({ error }: { readonly error: Error }): ReactElement {
  return <p>Caught: {error.message}</p>;
}
