import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { CardOfModel } from '../../../modeling';
import { Picture } from './Picture';
import styles from '../Model.module.css';

/** A small picture of a model beside words, as a link that opens the model: `<Glance name="…" />`. */
export function Glance({ model }: { readonly model: CardOfModel }): ReactElement {
  return (
    <Link className={clsx(styles['glance'])} to={`/playground?start=${model.name}`}>
      <Picture model={model} eager={false} sizes="auto, 8rem" />
    </Link>
  );
}
