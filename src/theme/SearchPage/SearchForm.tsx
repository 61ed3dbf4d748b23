import { useEffect, useRef, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Maximum length of a query in characters. The search dialog allows 64. Requirements 5.1, 5.3. */
const maxLength = 512;

interface SearchFormProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

export default function SearchForm({ text, onChange }: SearchFormProps): ReactNode {
  const action = useBaseUrl('/search');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    field?.focus({ preventScroll: true });
    // React keeps text typed before hydration, but fires no change event for it.
    if (field?.value) onChange(field.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, []);
  return (
    <form
      role="search"
      action={action}
      className={styles['form']}
      onSubmit={(event) => event.preventDefault()}
    >
      <svg className={styles['icon']} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.8" cy="8.8" r="5.8" />
        <path d="m13.2 13.2 4.3 4.3" />
      </svg>
      <input
        ref={input}
        type="search"
        name="q"
        className={styles['input']}
        placeholder={translate({
          id: 'theme.SearchPage.inputPlaceholder',
          message: 'Type your search here',
        })}
        aria-label={translate({ id: 'theme.SearchPage.inputLabel', message: 'Search' })}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        maxLength={maxLength}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
      />
    </form>
  );
}
