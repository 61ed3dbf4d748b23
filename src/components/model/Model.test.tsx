// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../tests/support/renderInSite';
import { blankModel } from '../playground/blankModel';
import { Model } from './Model';

// Docusaurus's `Link` calls `window.docusaurus.prefetch`, which does not exist in unit tests.
window.docusaurus = { prefetch: () => false, preload: () => false };

// React logs each error that an error boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

// Requirement 8.24.
it('a model that fails to render shows its code and can be retried', () => {
  let isMended = false;
  const model = {
    ...blankModel,
    get about() {
      if (!isMended) throw new Error('No title.');
      return blankModel.about;
    },
  };
  renderInSite(
    <main>
      The words around it
      <Model model={model} />
    </main>,
  );
  expect(screen.getByRole('alert').textContent).toContain('This model failed: No title.');
  expect(screen.getByText(/export default function main/)).toBeTruthy();
  expect(screen.getByText('The words around it')).toBeTruthy();

  isMended = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('figure', { name: 'New model' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a model that is meant to fail offers no files', () => {
  const failure = { kind: 'silent', sentence: 'The result is empty.' } as const;
  const isOffered = () => screen.queryByText('Download') !== null;
  renderInSite(<Model model={blankModel} />);
  expect(isOffered()).toBe(true);
  cleanup();
  renderInSite(<Model model={{ ...blankModel, failure }} />);
  expect(isOffered()).toBe(false);
});
