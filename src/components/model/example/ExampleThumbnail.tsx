import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import type { ModelThumbnailData } from '../../../modeling';
import { Picture } from '../picture/Picture';
import styles from '../picture/ModelThumbnail.module.css';

interface Props {
  readonly model: ModelThumbnailData;
  /** Where the model stands in full. */
  readonly to: string;
}

/** The picture of a member beside a line that tells of it: `<ExampleThumbnail name="…" to="…" />`. */
export function ExampleThumbnail({ model, to }: Props): ReactElement {
  return (
    // The name beside it leads to the same place: one stop for keys is enough.
    <Link className={styles['thumbnail'] ?? ''} to={to} tabIndex={-1} aria-hidden>
      <Picture model={model} eager={false} sizes="8rem" />
    </Link>
  );
}
