import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHistory } from '@docusaurus/router';

/** A pause in typing after which the query is asked; the stall threshold too. Requirement 9.13. */
export const pauseMs = 300;

interface Query {
  /** What stands in the field. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** What is asked: the text after a pause, as it stands in the address, without blanks around it. */
  readonly query: string;
}

/**
 * The query parameter `q`. The server and the first render know none, so that hydration finds the HTML
 * it expects. The address follows the typing by one pause: browsers refuse too many changes of it.
 */
export function useQuery(): Query {
  const history = useHistory();
  const asked = useSyncExternalStore(
    (changed) => history.listen(changed),
    () => queryOf(history.location.search),
    () => '',
  );
  // Typed text counts until the address changes, by the pause below or by a link.
  const [typed, setTyped] = useState({ asked, text: asked });
  const text = typed.asked === asked ? typed.text : asked;

  useEffect(() => {
    if (text === asked) return undefined;
    const timer = setTimeout(() => {
      const { pathname, search, hash } = history.location;
      const parameters = new URLSearchParams(search);
      if (text) parameters.set('q', text);
      else parameters.delete('q');
      history.replace({ pathname, search: parameters.toString(), hash });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, asked, history]);

  return { text, setText: (next) => setTyped({ asked, text: next }), query: asked.trim() };
}

function queryOf(search: string): string {
  return new URLSearchParams(search).get('q') ?? '';
}
