import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { BuiltModel } from '../../modeling';
import { Picture } from './Picture';
import { Stage } from './Stage';
import styles from './Model.module.css';

interface Props {
  readonly model: BuiltModel;
  /** Where the card leads. */
  readonly to: string;
  readonly eager?: boolean;
}

/** Picture and name of a model as a link to its page: for galleries. */
export function ModelCard({ model, to, eager = false }: Props): ReactElement {
  return (
    <Link className={clsx(styles['card'])} to={to}>
      <Stage>
        <Picture model={model} eager={eager} />
      </Stage>
      <span className={styles['title']}>{model.about.title}</span>
    </Link>
  );
}
