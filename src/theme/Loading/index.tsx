// Replaces the error text and spinner of theme-classic. The white text on red has too little contrast, and the progress
// bar already shows that a page is loading. Requirements 2.37 (no spinner), 8.13.
import type { ComponentProps, ReactElement } from 'react';
import type StockLoading from '@theme/Loading';

type Props = Pick<ComponentProps<typeof StockLoading>, 'error' | 'retry'>;

export default function Loading({ error, retry }: Props): ReactElement | null {
  if (!error) return null;
  return (
    <div className="alert alert--danger start-failure" role="alert">
      <p>{String(error)}</p>
      <button type="button" className="button button--secondary button--sm" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
