import type { ReactElement } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { BuiltModel } from '../../modeling/core/builtModel';
import styles from './Model.module.css';

interface Props {
  readonly model: BuiltModel;
  readonly eager: boolean;
  /** False keeps the picture from loading until the reader comes to it; without JavaScript it is there all the same. */
  readonly isSeen?: boolean;
}

/** The place of a model on the page: its picture, in a box that keeps its size whatever comes to stand in it. */
export function Stage({ model: { picture }, eager, isSeen = true }: Props): ReactElement {
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
  return <div className={styles['stage']}>{isSeen ? image : <noscript>{image}</noscript>}</div>;
}
