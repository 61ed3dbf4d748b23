import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import type { ModelThumbnailData } from '../../../modeling';
import { Picture } from './Picture';
import styles from './ModelThumbnail.module.css';

/** A small picture of a model beside text. It links to the model in the playground: `<ModelThumbnail name="…" />`. */
export function ModelThumbnail({ model }: { readonly model: ModelThumbnailData }): ReactElement {
  return (
    <Link className={styles['thumbnail'] ?? ''} to={`/playground?start=${model.name}`}>
      <Picture model={model} eager={false} sizes="8rem" />
    </Link>
  );
}
