// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../tests/support/renderInSite';
import SearchBar from '.';

const window_ = vi.hoisted(() => ({ isRepaired: false }));

function SearchWindow(): ReactElement {
  if (!window_.isRepaired) throw new Error('No hits.');
  return <div role="dialog">Search docs</div>;
}

vi.mock('./useLazyModal', () => ({
  useLazyModal: () => ({ Modal: SearchWindow, hasFailed: false, load: () => undefined }),
}));

// React logs every error that an error boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

// Requirement 8.24.
it('a crashed search dialog leaves the page intact and can be retried or closed', () => {
  renderInSite(
    <main>
      The page
      <SearchBar />
    </main>,
  );
  const button = screen.getByRole('button', { name: /^Search/ });
  fireEvent.click(button);
  expect(screen.getByRole('alertdialog').textContent).toContain('The search window failed');
  expect(screen.getByRole('alertdialog').textContent).toContain('No hits.');
  expect(screen.getByText('The page')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();

  fireEvent.click(button);
  window_.isRepaired = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('dialog').textContent).toBe('Search docs');
});
