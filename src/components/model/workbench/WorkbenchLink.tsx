import { useEffect, useRef, useState, type MouseEvent, type ReactElement } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { BuiltModel } from '../../../modeling';
import { useOwnWorkbenchUrl } from './useOwnWorkbenchUrl';
import type { ModelSession } from '../interactive/ModelSession';
import styles from '../Model.module.css';

interface Props {
  readonly model: BuiltModel;
  /** The reader's version of the model, once there is one. */
  readonly session: ModelSession | null;
}

/** Stands in the link until its own address is known, so that it can be reached with keys. */
const workbench = 'https://studio.replicad.xyz/workbench';

/**
 * Leads to the model in the workbench. The address that the build made is in the HTML and not in the code of the page
 * (`plugins/client-bundle/pageModelLoader.cjs`). On a page that came without HTML it is made when the reader turns to it.
 */
export function WorkbenchLink({ model, session }: Props): ReactElement {
  const link = useRef<HTMLAnchorElement>(null);
  const [built, setBuilt] = useState(model.workbenchUrl);
  const own = useOwnWorkbenchUrl(session);

  useEffect(() => {
    const written = link.current?.getAttribute('href') ?? '';
    if (written.includes('#code=')) setBuilt((before) => before || written);
  }, []);

  // The reader's version counts as soon as there is one, with or without an address.
  const known = () => (session?.isChanged ? own : built);

  async function make(): Promise<string> {
    const address = known();
    if (address) return address;
    if (session?.isChanged) return session.workbenchUrl();
    const { loadWorkbenchUrl } = await import('../../../modeling');
    const made = (await loadWorkbenchUrl())(model.code);
    setBuilt(made);
    return made;
  }
  const prepare = () => {
    // A press tries again.
    make().catch(() => undefined);
  };

  function follow(event: MouseEvent): void {
    if (known()) return;
    event.preventDefault();
    make().then(
      (url) => window.open(url, '_blank', 'noopener,noreferrer'),
      () => window.open(workbench, '_blank', 'noopener,noreferrer'),
    );
  }

  return (
    <Link
      ref={link}
      className={clsx(styles['control'])}
      // Another in the HTML than here, until it was read from there.
      suppressHydrationWarning
      href={(own ?? built) || workbench}
      aria-label="Open code in the workbench"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={follow}
    >
      Workbench <span aria-hidden="true">↗</span>
    </Link>
  );
}
