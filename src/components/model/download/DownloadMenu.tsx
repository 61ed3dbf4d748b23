import { useRef, type ReactElement } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { BuiltModel, ExportFormat } from '../../../modeling';
import { fileNameOf } from './fileName';
import shared from '../Model.module.css';
import styles from './DownloadMenu.module.css';

type Kind = BuiltModel['facts']['kind'];

interface Props {
  readonly model: BuiltModel;
  /** The kind of the displayed shape. It differs from the build's kind if the reader's code returns another kind. */
  readonly kind?: Kind;
  /** False if the reader's version differs from the build's version. The picture then does not match. */
  readonly isAsBuilt: boolean;
  /** Creates a file in the browser and downloads it. */
  readonly onDownload: (format: ExportFormat) => void;
  /** Downloads the reader's version as GLB. Returns false if the reader has no version. */
  readonly onDownloadGlb: () => boolean;
}

/** The formats that the browser creates, with the labels of their menu entries. */
const browserFormats: Readonly<Record<Kind, readonly (readonly [ExportFormat, string])[]>> = {
  solid: [
    ['step', 'STEP, exact, for other CAD'],
    ['3mf', '3MF, with names and colours, for printing'],
    ['stl', 'STL, triangles, for printing'],
  ],
  drawing: [['svg', 'SVG, in millimetres']],
};

/**
 * The download menu of a model. Files of the build can be downloaded without JavaScript. The browser creates the other
 * formats.
 */
export function DownloadMenu({
  model,
  kind = model.facts.kind,
  isAsBuilt,
  onDownload,
  onDownloadGlb,
}: Props): ReactElement {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- it handles events that bubble up from the entries
    <details
      ref={menu}
      className={styles['menu']}
      data-search="off"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <summary className={shared['control']}>Download</summary>
      <ul>
        {browserFormats[kind].map(([format, words]) => (
          <li key={format} className={shared['needsScript']}>
            <button
              type="button"
              onClick={() => {
                close();
                onDownload(format);
              }}
            >
              {words}
            </button>
          </li>
        ))}
        <BuiltFiles
          model={model}
          isAsBuilt={isAsBuilt}
          onClose={close}
          onDownloadGlb={onDownloadGlb}
        />
      </ul>
    </details>
  );
}

/** The files that the build created, as menu entries. */
function BuiltFiles({
  model,
  isAsBuilt,
  onClose,
  onDownloadGlb,
}: Pick<Props, 'model' | 'isAsBuilt' | 'onDownloadGlb'> & {
  readonly onClose: () => void;
}): ReactElement {
  const glb = useBaseUrl(model.mesh?.src ?? '');
  const picture = useBaseUrl(model.picture.src);
  const pictureFormat = picture.endsWith('.svg') ? 'svg' : 'webp';
  return (
    <>
      {model.mesh && (
        <li>
          {/* eslint-disable-next-line @docusaurus/no-html-links -- a download, not a page */}
          <a
            href={glb}
            download={fileNameOf(model, 'glb')}
            onClick={(event) => {
              onClose();
              // The build's file contains the site's version. For a reader's version, the browser creates the file.
              if (onDownloadGlb()) event.preventDefault();
            }}
          >
            GLB, for pictures and the web
          </a>
        </li>
      )}
      {isAsBuilt && model.picture.src !== '' && (
        <li>
          {/* eslint-disable-next-line @docusaurus/no-html-links -- a download, not a page */}
          <a href={picture} download={fileNameOf(model, pictureFormat)} onClick={onClose}>
            Picture, {pictureFormat === 'svg' ? 'SVG' : 'WebP'}
          </a>
        </li>
      )}
    </>
  );
}
