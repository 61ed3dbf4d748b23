import type { ReactElement, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ModelSummaryData } from '../../../modeling';
import { Picture } from './Picture';
import { ModelFrame } from './ModelFrame';
import shared from '../Model.module.css';
import styles from './ModelSummary.module.css';

/** Two beside each other on a phone, three or four where there is room; exactly, where a browser can tell. */
const sizes = '(width < 45rem) 45vw, 15rem';

interface Props {
  readonly model: ModelSummaryData;
  /** Where the link leads. */
  readonly to: string;
  readonly eager?: boolean;
  /** What stands below the name. */
  readonly children?: ReactNode;
}

/** Picture and name of a model as a link to its page: for galleries. */
export function ModelSummary({ model, to, eager = false, children }: Props): ReactElement {
  return (
    <Link className={clsx(styles['summary'])} to={to}>
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
