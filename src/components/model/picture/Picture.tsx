import type { ReactElement } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { BuiltModel } from '../../../modeling';
import { thumbnailsOf } from '../../../base/thumbnail';
import styles from './Picture.module.css';

interface Props {
  readonly model: Pick<BuiltModel, 'picture'>;
  readonly eager: boolean;
  /** The HTML attribute `sizes`, for a picture that is narrower than a model's usual frame. */
  readonly sizes?: string | undefined;
}

/** The picture of a model that the build has rendered. */
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
        // An eager picture is fetched before layout, when the browser would treat `auto` as the width of the window.
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
