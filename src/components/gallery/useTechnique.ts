import { useCallback, useSyncExternalStore } from 'react';
import { useHistory } from '@docusaurus/router';

/** The URL query parameter that selects the technique whose models are shown: `?technique=sweep`. */
const parameter = 'technique';

/**
 * Returns the technique in the URL and a function that sets it. The technique is null on the server and in the first
 * render, so that hydration finds the HTML it expects.
 */
export function useTechnique(): readonly [string | null, (id: string | null) => void] {
  const history = useHistory();
  const chosen = useSyncExternalStore(
    (changed) => history.listen(changed),
    () => new URLSearchParams(history.location.search).get(parameter),
    () => null,
  );
  const choose = useCallback(
    (id: string | null) => {
      const { pathname, search, hash } = history.location;
      const parameters = new URLSearchParams(search);
      if (id === null) parameters.delete(parameter);
      else parameters.set(parameter, id);
      history.replace({ pathname, search: parameters.toString(), hash });
    },
    [history],
  );
  return [chosen, choose];
}
