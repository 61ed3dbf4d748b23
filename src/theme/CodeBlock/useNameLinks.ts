import { useMemo, type MouseEvent, type SyntheticEvent } from 'react';
import { useHistory } from '@docusaurus/router';

interface Handlers {
  readonly onClick: (event: MouseEvent) => void;
  readonly onPointerOver: (event: SyntheticEvent) => void;
  readonly onFocus: (event: SyntheticEvent) => void;
}

/**
 * Returns the event handlers for links in code. These links are inserted as HTML, so they cannot be `Link` components.
 */
export function useNameLinks(): Handlers {
  const history = useHistory();
  return useMemo(
    () => ({
      onClick(event) {
        const link = linkOf(event);
        const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
        if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
        event.preventDefault();
        const selection = getSelection();
        const isSelecting = selection?.isCollapsed === false && selection.containsNode(link, true);
        if (!isSelecting) history.push(link.pathname + link.hash);
      },
      onPointerOver: describe,
      onFocus: describe,
    }),
    [history],
  );
}

function describe(event: SyntheticEvent): void {
  const link = linkOf(event);
  if (!link) return;
  import('../../components/name-tooltip/showNameTooltip').then(
    ({ showNameTooltip }) => showNameTooltip(link),
    // If the tooltip fails to load, the link still opens the page with the same text.
    (error: unknown) => console.warn(error),
  );
}

function linkOf({ target }: SyntheticEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}
