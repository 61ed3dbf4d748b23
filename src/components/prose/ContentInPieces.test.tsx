// @vitest-environment jsdom
import {
  createElement,
  Fragment,
  Profiler,
  useLayoutEffect,
  type ReactElement,
  type ReactNode,
} from 'react';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useHistory, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import { renderPartInSite } from '../../../tests/support/renderInSite';
import { ContentInPieces } from './ContentInPieces';

const paragraphs = 30;

/** As MDX compiles a page: one fragment, with line breaks between the blocks. */
function Text(): ReactElement {
  const blocks = Array.from({ length: paragraphs }, (_, place) => [
    <p key={place}>{place}</p>,
    '\n',
  ]);
  return createElement(Fragment, null, ...blocks.flat());
}

/** How many paragraphs stood in the page, each time that it was drawn. */
let drawn: number[] = [];
const widthOfTests = window.innerWidth;
afterEach(() => {
  cleanup();
  drawn = [];
  window.innerWidth = widthOfTests;
});

const countParagraphs = () => void drawn.push(document.querySelectorAll('p').length);

/** A page with a button that leads to another one. */
function Site({ to }: { readonly to: string }): ReactNode {
  const history = useHistory();
  if (useLocation().pathname === '/before') {
    return <button onClick={() => history.push(to)}>{to}</button>;
  }
  return (
    <article>
      <Profiler id="text" onRender={countParagraphs}>
        <ContentInPieces>
          <Text />
        </ContentInPieces>
      </Profiler>
    </article>
  );
}

// Requirement 11.30.
it.each([
  ['wide', 1400, 12],
  ['narrow', 390, 6],
])(
  'draws a page that a click leads to from its heading on, in a %s window',
  async (_, width, inView) => {
    window.innerWidth = width;
    const { container } = renderPartInSite(<Site to="/after" />, { path: '/before' });
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(drawn).toEqual([3, inView, paragraphs]));
    expect(container.querySelectorAll('article > :not(p)')).toHaveLength(0);
  },
);

// Requirement 11.30.
it('draws a page that is opened at an anchor whole', () => {
  renderPartInSite(<Site to="/after#end" />, { path: '/before' });
  fireEvent.click(screen.getByRole('button'));
  expect(drawn[0]).toBe(paragraphs);
});

/** A reader who follows an anchor before the last piece is drawn. */
function Follower(): ReactNode {
  const history = useHistory();
  const { pathname, hash } = useLocation();
  useLayoutEffect(() => {
    if (hash === '' && pathname === '/after') history.push('/after#end');
  });
  return null;
}

// Requirement 11.30.
it('draws all of a page at once when an anchor is followed meanwhile', () => {
  const both = (
    <>
      <Site to="/after" />
      <Follower />
    </>
  );
  renderPartInSite(both, { path: '/before' });
  fireEvent.click(screen.getByRole('button'));
  expect(drawn).toEqual([3, paragraphs]);
});

// Requirement 11.30.
it('draws a page that the reader comes back to whole', () => {
  renderPartInSite(<Site to="/after" />, { path: '/after' });
  expect(drawn[0]).toBe(paragraphs);
});

// Requirement 11.30.
it('draws a page that is hydrated whole', () => {
  const within = (children: ReactNode) => (
    <BrowserContext.Provider value={false}>{children}</BrowserContext.Provider>
  );
  renderPartInSite(<Site to="/after" />, { path: '/before', within });
  fireEvent.click(screen.getByRole('button'));
  expect(drawn[0]).toBe(paragraphs);
});
