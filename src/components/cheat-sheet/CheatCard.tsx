import { Fragment, type ReactElement } from 'react';
import Link from '@docusaurus/Link';
import type { ModelThumbnailData } from '../../modeling';
import { Picture } from '../model';
import styles from './CheatSheet.module.css';

/**
 * Matches the positions at which a line of code may break: before a method call, or after the opening bracket of a long
 * argument.
 */
const breaks = /(?<=[({])(?=[^()]{9})|(?=\.[a-z])/;

interface Props {
  readonly model: ModelThumbnailData;
  /** The link text: the operation in two or three words. */
  readonly does: string;
  /** The URL of the reference page, with its anchor. */
  readonly to: string;
  /** The call, in one line of code. */
  readonly code: string;
}

/** One operation: its picture, its code and a link to its reference page. */
export function CheatCard({ model, does, to, code }: Props): ReactElement {
  return (
    <div className={styles['card']}>
      <div className={styles['picture']}>
        <Picture model={model} eager={false} sizes="11rem" />
      </div>
      <p className={styles['task']}>
        <Link to={to}>{does}</Link>
        <Link
          className={styles['openLink'] ?? ''}
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
