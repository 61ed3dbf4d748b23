import type { ReactElement } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { BuiltModel } from '../../modeling';
import styles from './Model.module.css';

interface Props {
  readonly model: Pick<BuiltModel, 'picture'>;
  readonly eager: boolean;
  /** False keeps the picture from loading until the reader comes to it; without JavaScript it is there all the same. */
  readonly isSeen?: boolean;
}

/** The picture the build has taken of a model. */
export function Picture({ model: { picture }, eager, isSeen = true }: Props): ReactElement {
  const image = (
    <img
      className={styles['picture']}
      src={useBaseUrl(picture.src)}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  );
  return isSeen ? image : <noscript>{image}</noscript>;
}
