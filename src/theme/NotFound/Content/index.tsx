// Replaces the stock text, which leaves the reader with nothing to do: likely pages, a search, the parts of the site.
import { lazy, Suspense, type ReactElement } from 'react';

// The layout of every docs page imports this component.
const NotFound = lazy(() =>
  import('../../../components/not-found').then((module) => ({ default: module.NotFound })),
);

export default function NotFoundContent(): ReactElement {
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
