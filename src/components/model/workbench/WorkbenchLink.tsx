import { useState, type MouseEvent, type ReactElement } from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type { BuiltModel } from '../../../modeling';
import type { ModelSession } from '../interactive/ModelSession';
import { useOwnWorkbenchUrl } from './useOwnWorkbenchUrl';
import styles from '../Model.module.css';

interface Props {
  readonly model: BuiltModel;
  /** The reader's version of the model, once there is one. */
  readonly session: ModelSession | null;
}

/** Stands in the link until its own address is known, so that it can be reached with keys. */
export const workbench = 'https://studio.replicad.xyz/workbench';

/**
 * Leads to the model in the workbench. The address is in the HTML and not in the code of the page: hydration leaves it
 * as it is. Where there is no HTML it is made from the code, when the reader turns to the link.
 */
export function WorkbenchLink({ model, session }: Props): ReactElement {
  const isHydrated = useIsHydrated();
  // A packed address is the largest part of a figure's HTML. A model that fails does not need one before it is pressed.
  const builtUrl = model.failure ? workbench : model.workbenchUrl;
  const [isInHtml, setInHtml] = useState(isHydrated && builtUrl !== workbench);
  const [made, setMade] = useState<string | null>(null);
  const own = useOwnWorkbenchUrl(session);
  // The reader's own address has taken the place of what the HTML had.
  if (own !== null && isInHtml) setInHtml(false);

  // The reader's version counts as soon as there is one, with or without an address.
  const isOwn = () => session?.isAsBuilt === false;
  const isKnown = () => (isOwn() ? own !== null : isInHtml || made !== null);

  async function make(): Promise<string> {
    if (session && isOwn()) return session.workbenchUrl();
    const { loadWorkbenchUrl } = await import('../../../modeling');
    const url = (await loadWorkbenchUrl())(model.code);
    setMade(url);
    return url;
  }
  const prepare = () => {
    // A press tries again.
    if (!isKnown()) make().catch(() => undefined);
  };

  function follow(event: MouseEvent): void {
    if (isKnown()) return;
    event.preventDefault();
    make().then(
      (url) => window.open(url, '_blank', 'noopener,noreferrer'),
      () => window.open(workbench, '_blank', 'noopener,noreferrer'),
    );
  }

  return (
    <Link
      className={clsx(styles['control'])}
      // The HTML has the address, the code of the page has not.
      suppressHydrationWarning
      href={own ?? made ?? builtUrl ?? workbench}
      aria-label="Open code in the workbench"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={follow}
    >
      Workbench <span aria-hidden="true">↗</span>
    </Link>
  );
}

/** True when what is drawn first came as HTML: it does but for pages reached by a link, and in development. */
function useIsHydrated(): boolean {
  const isBrowser = useIsBrowser();
  return !isBrowser && process.env['NODE_ENV'] === 'production';
}
