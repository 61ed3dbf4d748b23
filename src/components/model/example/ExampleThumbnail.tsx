import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import type { ModelThumbnailData } from '../../../modeling';
import { Picture } from '../picture/Picture';
import styles from '../picture/ModelThumbnail.module.css';

interface Props {
  readonly model: ModelThumbnailData;
  /** The address of the full example. */
  readonly to: string;
}

/** The picture of a member beside the line that describes it: `<ExampleThumbnail name="…" to="…" />`. */
export function ExampleThumbnail({ model, to }: Props): ReactElement {
  return (
    // The name next to the picture has the same link, so the picture is no tab stop.
    <Link className={styles['thumbnail'] ?? ''} to={to} tabIndex={-1} aria-hidden>
      <Picture model={model} eager={false} sizes="8rem" />
    </Link>
  );
}
