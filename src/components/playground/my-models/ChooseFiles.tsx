import { useRef, type ReactElement } from 'react';
import shared from '../../model/Model.module.css';

interface Props {
  readonly label: string;
  /** File name extensions, as in an `accept` attribute. */
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that opens the browser's dialog to choose files. */
export function ChooseFiles({ label, accept, onFiles }: Props): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={shared['control']} onClick={() => field.current?.click()}>
        {label}
      </button>
      <input
        ref={field}
        type="file"
        accept={accept}
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Clears the input, so choosing the same file again fires a change event.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
