import { Fragment, type ReactElement } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ModelThumbnailData } from '../../modeling';
import { Picture } from '../model';
import styles from './CheatSheet.module.css';

/** Where a line of code may go on in the next: before a dot, and after the bracket of an argument that is long itself. */
const breaks = /(?<=[({])(?=[^()]{9})|(?=\.[a-z])/;

interface Props {
  readonly model: ModelThumbnailData;
  /** What it does, in two or three words: leads to the reference. */
  readonly does: string;
  /** The page of the reference, with its anchor. */
  readonly to: string;
  /** One line. */
  readonly code: string;
}

/** One operation: what it makes, how it is written, and where more is said of it. */
export function CheatCard({ model, does, to, code }: Props): ReactElement {
  return (
    <div className={styles['card']}>
      <div className={styles['picture']}>
        <Picture model={model} eager={false} sizes="11rem" />
      </div>
      <p className={styles['does']}>
        <Link to={to}>{does}</Link>
        <Link
          className={clsx(styles['open'])}
          to={`/playground?start=${model.name}`}
          aria-label={`Open “${does}” in the playground`}
        >
          Open
        </Link>
      </p>
      <code className={styles['code']}>
        {code.split(breaks).map((piece, place) => (
          <Fragment key={place}>
            {piece}
            <wbr />
          </Fragment>
        ))}
      </code>
    </div>
  );
}
