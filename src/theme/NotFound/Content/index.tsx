// Replaces the stock text, which leaves the reader with nothing to do: likely pages, a search, the parts of the site.
// eslint-disable-next-line no-restricted-imports -- `lazyPart` renders nothing on the server, and 404.html must be readable
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
