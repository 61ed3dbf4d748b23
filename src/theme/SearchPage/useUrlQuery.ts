import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHistory } from '@docusaurus/router';

/**
 * Debounce of the query in milliseconds. After the same time without an answer, the status becomes `stalled`.
 * Requirement 9.13.
 */
export const queryDebounceMs = 300;

interface Query {
  /** Text of the input. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The query: the debounced and trimmed text, as in the URL. */
  readonly query: string;
}

/**
 * Returns the URL parameter `q`, and updates it while the reader types. On the server and in the first render, `q` is
 * empty, so both match. Updates of the URL are debounced, because browsers limit their rate.
 */
export function useUrlQuery(): Query {
  const history = useHistory();
  const urlQuery = useSyncExternalStore(
    (changed) => history.listen(changed),
    () => queryOf(history.location.search),
    () => '',
  );
  // The typed text is used until the URL changes, through the timer below or through a link.
  const [typed, setTyped] = useState({ urlQuery, text: urlQuery });
  const text = typed.urlQuery === urlQuery ? typed.text : urlQuery;

  useEffect(() => {
    if (text === urlQuery) return undefined;
    const timer = setTimeout(() => {
      const { pathname, search, hash } = history.location;
      const parameters = new URLSearchParams(search);
      if (text) parameters.set('q', text);
      else parameters.delete('q');
      history.replace({ pathname, search: parameters.toString(), hash });
    }, queryDebounceMs);
    return () => clearTimeout(timer);
  }, [text, urlQuery, history]);

  return { text, setText: (next) => setTyped({ urlQuery, text: next }), query: urlQuery.trim() };
}

function queryOf(search: string): string {
  return new URLSearchParams(search).get('q') ?? '';
}
