// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../tests/support/renderInSite';
import type { ModelSummaryData } from '../../modeling';
import { Gallery } from './Gallery';

const picture = { src: '/models/vase.svg', width: 640, height: 400, alt: 'A vase.' };

/** A model whose card throws when rendered, until the test fixes the model. */
class BrokenModel implements ModelSummaryData {
  readonly name = 'examples/simple-vase';
  readonly title = 'A vase';
  readonly picture = picture;
  isMended = false;

  get techniques(): ModelSummaryData['techniques'] {
    if (!this.isMended) throw new Error('No techniques.');
    return [{ id: 'loft', label: 'Loft' }];
  }
}

// React logs each error that an error boundary catches.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Docusaurus's `Link` calls `window.docusaurus.prefetch`, which does not exist in unit tests.
  vi.stubGlobal('docusaurus', { prefetch: () => undefined });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// Requirement 8.24.
it('a gallery that fails to render shows its titles as links and can be retried', () => {
  const model = new BrokenModel();
  renderInSite(
    <main>
      The words around it
      <Gallery models={[model]} />
    </main>,
  );
  expect(screen.getByRole('alert').textContent).toContain('The gallery failed: No techniques.');
  expect(screen.getByRole('link', { name: 'A vase' }).getAttribute('href')).toBe(
    '/docs/examples/simple-vase',
  );
  expect(screen.getByText('The words around it')).toBeTruthy();

  model.isMended = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('img', { name: 'A vase.' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
