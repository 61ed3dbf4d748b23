import type { ReactElement, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { BuiltModel } from '../../modeling/core/builtModel';
import styles from './Model.module.css';

/** What readers can take away from a model without running it: files made by the build, and its workbench address. */
export function ModelLinks({ model }: { readonly model: BuiltModel }): ReactElement {
  const fileName = model.name.split('/').at(-1) ?? model.name;
  return (
    <>
      {model.mesh ? (
        <FileLink src={model.mesh.src} download={`${fileName}.glb`}>
          Download GLB
        </FileLink>
      ) : (
        <FileLink src={model.picture.src} download={`${fileName}.svg`}>
          Download SVG
        </FileLink>
      )}
      <Link
        className={clsx(styles['control'])}
        href={model.workbenchUrl}
        aria-label="Open code in the workbench"
      >
        Workbench <span aria-hidden="true">↗</span>
      </Link>
    </>
  );
}

interface FileLinkProps {
  readonly src: string;
  readonly download: string;
  readonly children: ReactNode;
}

function FileLink({ src, download, children }: FileLinkProps): ReactElement {
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- a file to keep, not a page to go to
    <a className={styles['control']} href={useBaseUrl(src)} download={download}>
      {children}
    </a>
  );
}
