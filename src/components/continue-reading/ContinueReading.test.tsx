// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../tests/support/renderInSite';
import { leftPageKey } from '../../client-modules/rememberPage';
import { readLastOpenId, storeLastOpenId } from '../playground/my-models/lastOpenId';
import { ContinueReading } from './ContinueReading';

window.docusaurus = { prefetch: () => false, preload: () => false };

const page = { address: '/docs/intro#start', title: 'Introduction' };

function show(entry: unknown, path = '/'): void {
  localStorage.setItem(leftPageKey, typeof entry === 'string' ? entry : JSON.stringify(entry));
  renderInSite(<ContinueReading />, { path });
}

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

// Requirement 2.99.
it('Continue reading offers the last page and model until the reader presses Forget', () => {
  storeLastOpenId('a');
  localStorage.setItem('my-model:a', JSON.stringify({ name: 'Bracket' }));
  show(page);
  expect(links()).toEqual([page.address, '/playground?model=a']);
  expect(screen.getByRole('link', { name: 'Your model: Bracket' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Forget' }));
  expect(links()).toEqual([]);
  expect(screen.getByRole('button').textContent).toBe('Forgotten');
  expect([localStorage.getItem(leftPageKey), readLastOpenId()]).toEqual([null, null]);
  expect(localStorage.getItem('my-model:a')).not.toBeNull();
});

it('Continue reading does not offer a deleted model', () => {
  storeLastOpenId('a');
  show(page);
  expect(links()).toEqual([page.address]);
});

it.each(['', '{"address":', 'null', '[]', '"/docs/intro"', { ...page, title: 1 }])(
  'Continue reading offers no page if the stored entry is %j',
  (entry) => {
    show(entry);
    expect(links()).toEqual([]);
  },
);

it.each([
  ...['https://example.org/docs/', '//example.org/docs/', '/\\example.org/docs/'],
  ...['javascript:alert(1)//docs/', '/playground', 1],
])('Continue reading does not offer a page with the URL %s', (address) => {
  show({ ...page, address });
  expect(links()).toEqual([]);
});

it('Continue reading shows markup in a stored title as text', () => {
  show({ ...page, title: '<img src=x onerror=alert(1)>' });
  expect(screen.getByRole('link').textContent).toBe('Continue: <img src=x onerror=alert(1)>');
});

// Requirement 2.99.
it('Continue reading does not offer the current page', () => {
  show(page, '/docs/intro');
  expect(screen.queryByRole('navigation')).toBeNull();
});

// Requirement 8.23.
it('Continue reading offers nothing if the browser forbids storage', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError');
  });
  show(page);
  expect(screen.queryByRole('navigation')).toBeNull();
});
