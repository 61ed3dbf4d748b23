import { lazy, Suspense, type ReactElement } from 'react';

// Every document's layout would bring it along.
const NotFound = lazy(async () => {
  const { NotFound: content } = await import('../../../components/not-found');
  return { default: content };
});

/** Replaces the stock text, which leaves the reader with nothing to do: likely pages, a search, the parts of the site. */
export default function NotFoundContent(): ReactElement {
  return (
    <Suspense fallback={null}>
      <NotFound />
    </Suspense>
  );
}
