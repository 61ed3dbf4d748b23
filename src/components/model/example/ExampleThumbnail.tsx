import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import type { ModelThumbnailData } from '../../../modeling';
import { Picture } from '../picture/Picture';
import styles from '../picture/ModelThumbnail.module.css';

interface Props {
  readonly model: ModelThumbnailData;
  /** The URL of the full example. */
  readonly to: string;
}

/** A thumbnail beside the description of a member: `<ExampleThumbnail name="…" to="…" />`. */
export function ExampleThumbnail({ model, to }: Props): ReactElement {
  return (
    // The name beside the thumbnail has the same link, so the thumbnail is not a tab stop.
    <Link className={styles['thumbnail'] ?? ''} to={to} tabIndex={-1} aria-hidden>
      <Picture model={model} eager={false} sizes="8rem" />
    </Link>
  );
}
