import { useState, type MouseEvent, type ReactElement } from 'react';
import Link from '@docusaurus/Link';
import type { BuiltModel } from '../../../modeling';
import { useModelSession } from '../interactive/useModelSession';
import type { ModelSession } from '../interactive/ModelSession';
import styles from '../Model.module.css';

interface Props {
  readonly model: BuiltModel;
  /** The session with the reader's version, once it has loaded. */
  readonly session: ModelSession | null;
}

/**
 * The link's `href` until the model's workbench URL is known. Without scripts, Model.module.css hides a link with this
 * `href`.
 */
const workbench = 'https://studio.replicad.xyz/workbench';

/**
 * Opens the model in the workbench. The HTML contains the workbench URL of most models, but the page's code does not,
 * so hydration must keep the URL of the HTML. Any other URL is computed when the reader hovers over the link, focuses
 * it or clicks it.
 */
export function WorkbenchLink({ model, session }: Props): ReactElement {
  // Identifies the reader's code and values; null for the site's version.
  const version = useModelSession(session, (state) =>
    !state || session?.isAsBuilt ? null : JSON.stringify([state.code, state.params]),
  );
  const [computed, setComputed] = useState<{
    readonly version: string | null;
    readonly url: string;
  } | null>(null);
  const computedUrl = computed?.version === version ? computed.url : undefined;
  const isReady = (link: HTMLAnchorElement) =>
    computedUrl !== undefined || (version === null && link.hash !== '');

  async function compute(): Promise<string> {
    const url = (await (version === null ? urlOf(model) : session?.workbenchUrl())) ?? workbench;
    setComputed({ version, url });
    return url;
  }

  const prepare = (link: HTMLAnchorElement) => {
    // Failures are ignored here, because a click tries again.
    if (!isReady(link)) compute().catch(() => undefined);
  };

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    if (isReady(event.currentTarget)) return;
    event.preventDefault();
    const open = (url: string) => window.open(url, '_blank', 'noopener,noreferrer');
    compute().then(open, () => open(workbench));
  }

  return (
    <Link
      className={styles['control'] ?? ''}
      // Keeps the URL of the HTML, which the page's code does not contain.
      suppressHydrationWarning
      href={computedUrl ?? model.workbenchUrl ?? workbench}
      aria-label="Open code in the workbench"
      onPointerEnter={(event) => prepare(event.currentTarget)}
      onFocus={(event) => prepare(event.currentTarget)}
      onClick={follow}
    >
      Workbench <span aria-hidden="true">↗</span>
    </Link>
  );
}

async function urlOf({ code }: BuiltModel): Promise<string> {
  const { loadWorkbenchUrl } = await import('../../../modeling');
  return (await loadWorkbenchUrl())(code);
}
