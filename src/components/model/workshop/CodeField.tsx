import type { ReactElement } from 'react';
import type { ModelError } from '../../../modeling';
import own from './Workshop.module.css';

interface Props {
  readonly code: string;
  readonly label: string;
  readonly describedBy: string;
  readonly errors: readonly ModelError[];
  readonly onChange: (code: string) => void;
  readonly onRun: () => void;
}

/** A plain field for code. Tab leaves it, as in every field of a page. */
export function CodeField({
  code,
  label,
  describedBy,
  errors,
  onChange,
  onRun,
}: Props): ReactElement {
  return (
    <textarea
      className={own['codeField']}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={errors.length > 0}
      value={code}
      rows={Math.max(8, code.split('\n').length + 1)}
      wrap="off"
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onRun();
      }}
    />
  );
}
