import type { ReactElement } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { BuiltModel } from '../../../modeling';
import { thumbnailsOf } from '../../../base/thumbnail';
import styles from './Picture.module.css';

interface Props {
  readonly model: Pick<BuiltModel, 'picture'>;
  readonly eager: boolean;
  /** How wide it stands in the page where that is less than a model's own frame, as `sizes` of HTML says it. */
  readonly sizes?: string | undefined;
}

/** The picture the build has taken of a model. */
export function Picture({ model: { picture }, eager, sizes }: Props): ReactElement {
  const { withBaseUrl } = useBaseUrlUtils();
  const src = withBaseUrl(picture.src);
  const small = sizes === undefined ? [] : thumbnailsOf(picture.src);
  const candidates = [...small, picture].map(
    (candidate) => `${withBaseUrl(candidate.src)} ${candidate.width}w`,
  );
  return (
    <img
      className={styles['picture']}
      {...(small.length > 0 && {
        // Where a picture is fetched before there is a layout, `auto` would mean as wide as the window.
        sizes: eager ? sizes : `auto, ${sizes}`,
        srcSet: candidates.join(', '),
      })}
      src={src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  );
}
