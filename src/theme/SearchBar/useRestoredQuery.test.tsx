// @vitest-environment jsdom
import { useState, type ReactNode } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useRestoredQuery } from './useRestoredQuery';

afterEach(cleanup);

function Bar(): ReactNode {
  const [query, open] = useState<string>();
  useRestoredQuery(query !== undefined, open);
  return query === undefined ? (
    <button onClick={() => open('')}>Search</button>
  ) : (
    <>
      <input className="DocSearch-Input" defaultValue={query} />
      <button onClick={() => open(undefined)}>Cancel</button>
    </>
  );
}

/** Returns a page with a new layout, so React mounts another search bar. */
const pageOf = (name: string) => <Bar key={name} />;

// Requirement 13.15.
it('the search dialog reopens with the typed text when the layout changes', () => {
  const { rerender } = render(pageOf('landing'));
  fireEvent.click(screen.getByText('Search'));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'fil' } });
  rerender(pageOf('guide'));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('fil');
});

it('a closed search dialog does not reopen when the layout changes', async () => {
  const { rerender } = render(pageOf('landing'));
  fireEvent.click(screen.getByText('Search'));
  fireEvent.click(screen.getByText('Cancel'));
  rerender(pageOf('guide'));
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByText('Search'));
  rerender(<p>No bar</p>);
  await act(async () => Promise.resolve());
  rerender(pageOf('api'));
  expect(screen.queryByRole('textbox')).toBeNull();
});
