// @vitest-environment jsdom
import { useEffect, useRef, type ReactNode } from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useHistory, useLocation } from '@docusaurus/router';
// A router without a window's address: @docusaurus/router has none.
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { useFocusInWindow } from './useFocusInWindow';

afterEach(cleanup);

let goTo: (address: string) => void;

/** Moves the focus into a page that arrives, as Docusaurus' link to the content does. */
function SkipToContent(): ReactNode {
  const page = useRef<HTMLElement>(null);
  const location = useLocation();
  const history = useHistory();
  useEffect(() => {
    goTo = (address) => history.push(address);
    if (history.action === 'PUSH') page.current?.focus();
  }, [location, history]);
  return <main ref={page} tabIndex={-1} />;
}

function SearchWindow(): ReactNode {
  useFocusInWindow();
  return (
    <div className="DocSearch-Container">
      <input className="DocSearch-Input" aria-label="query" />
      <button>Cancel</button>
    </div>
  );
}

function show(opened: ReactNode): void {
  render(
    <MemoryRouter>
      <SkipToContent />
      {opened}
    </MemoryRouter>,
  );
}

describe('the focus, when a page arrives', () => {
  it('goes into the page where no window is open', () => {
    show(null);
    act(() => goTo('/docs/intro'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('is in the window again where one is open', () => {
    show(<SearchWindow />);
    screen.getByRole('textbox').focus();
    act(() => goTo('/docs/intro'));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });
});
