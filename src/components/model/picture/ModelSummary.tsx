import type { ReactElement, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ModelSummaryData } from '../../../modeling';
import { Picture } from './Picture';
import { ModelFrame } from './ModelFrame';
import shared from '../Model.module.css';
import styles from './ModelSummary.module.css';

/**
 * The `sizes` of cards: two in a row on a phone, three or four on wider screens. Browsers that support `sizes="auto"`
 * use the exact width.
 */
const sizes = '(width < 45rem) 45vw, 15rem';

interface Props {
  readonly model: ModelSummaryData;
  /** The URL of the page to link to. */
  readonly to: string;
  readonly eager?: boolean;
  /** Content below the name. */
  readonly children?: ReactNode;
}

/** A card with a model's picture and name that links to its page; used in galleries. */
export function ModelSummary({ model, to, eager = false, children }: Props): ReactElement {
  return (
    <Link className={styles['summary'] ?? ''} to={to}>
      <ModelFrame>
        <Picture model={model} eager={eager} sizes={sizes} />
      </ModelFrame>
      <span>
        <span className={shared['title']}>{model.title}</span>
        {children}
      </span>
    </Link>
  );
}
