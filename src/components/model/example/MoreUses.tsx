import { useEffect, useRef, useState, type ReactElement } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './MoreUses.module.css';

interface Props {
  readonly symbol: string;
  /** The label before the list, such as "Returned by". */
  readonly list: string;
  readonly count: string;
}

type Uses = readonly (readonly [label: string, address: string])[];

/** The lists whose entries are code rather than names of pages. */
const calls: readonly string[] = ['Taken by', 'Returned by'];

/** The end of a list that shows where a symbol is used: a button such as "and 21 more". Pressing it shows the rest. */
export function MoreUses({ symbol, list, count }: Props): ReactElement {
  const [rest, setRest] = useState<Uses>();
  const [failed, setFailed] = useState(false);
  const first = useRef<HTMLSpanElement>(null);
  // Moves the focus to the rest of the list, because the focused button is gone.
  useEffect(() => {
    first.current?.querySelector('a')?.focus();
  }, [rest]);

  if (rest)
    return (
      <span ref={first}>
        {rest.map(([label, address]) => (
          <span key={label + address}>
            , <Link to={address}>{calls.includes(list) ? <code>{label}</code> : label}</Link>
          </span>
        ))}
      </span>
    );

  const open = () => {
    import(/* webpackChunkName: "more-uses" */ '@more-uses').then(
      ({ default: uses }) => setRest(uses[symbol]?.[list] ?? []),
      (error: unknown) => {
        console.warn(error);
        setFailed(true);
      },
    );
  };
  return (
    <>
      {' '}
      <button type="button" className={clsx('clean-btn', styles['more'])} onClick={open}>
        {`and ${count} more`}
      </button>
      {failed && <span role="alert"> could not be loaded. Press again to try once more.</span>}
    </>
  );
}
